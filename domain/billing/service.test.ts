import { expect, test } from 'vitest';
import { canAsk } from './service.ts';

test.each([
  ['recurly', 'subscription account change validation'],
  ['apple', 'subscription'],
  ['guest', ''],
] as const)('%s can be asked for: %s', (source, asks) => {
  const all = ['subscription', 'account', 'change', 'validation'] as const;
  expect(all.filter((ask) => canAsk(source, ask).ok).join(' ')).toBe(asks);
});
