import { expect, test } from 'vitest';
import { statusesFor } from './statuses.ts';

const SEEN = ['published', 'public'];

test.each([
  ['a member', false, undefined, false, SEEN],
  ['a member', false, ['draft'], false, SEEN],
  ['a member', false, ['all'], false, SEEN],
  ['a member', false, ['published'], true, SEEN],
  ['crew', true, undefined, false, SEEN],
  ['crew', true, ['published', 'public'], false, SEEN],
  ['crew', true, ['published', 'draft'], false, ['published', 'draft']],
  ['crew', true, ['editor'], false, ['published', 'draft']],
  ['crew', true, ['all'], false, ['published', 'public', 'draft']],
  ['crew', true, ['published'], true, ['published', 'public', 'draft']],
  ['crew', true, ['deleted'], false, []],
] as const)('%s (%s) who asks for %j with override %s is shown %j', (_who, isCrew, asked, override, shown) => {
  expect(statusesFor({ isCrew }, asked, override)).toEqual(shown);
});
