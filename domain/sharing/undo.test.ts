import { expect, test } from 'vitest';
import { undoLeftMs } from './undo.ts';

const POST = { state: 'scheduled', reason: null, wallClock: null, dueAt: '2027-03-01T15:00:10.000Z' } as const;
const at = (time: string) => Date.parse(`2027-03-01T${time}Z`);

test('a post that was sent off by hand can be taken back until its time', () => {
  expect(undoLeftMs(POST, at('15:00:03.000'))).toBe(7000);
  expect(undoLeftMs(POST, at('15:00:10.000'))).toBe(0);
  expect(undoLeftMs(POST, at('15:10:00.000'))).toBe(0);
});

test.each([
  ['that is planned', { ...POST, wallClock: {} }],
  ['that the network held back', { ...POST, reason: 'network_busy' }],
  ['that is being sent', { ...POST, state: 'claimed' }],
  ['that is cancelled', { ...POST, state: 'cancelled' }],
] as const)('a post %s waits for something else', (_what, post) => {
  expect(undoLeftMs(post, at('15:00:03.000'))).toBe(0);
});
