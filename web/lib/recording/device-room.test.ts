import { expect, it } from 'vitest';
import { isLittle, isOut } from './device-room.ts';

it('a device has little room below a gigabyte, and none for a take that could not be made whole any more', () => {
  expect([isLittle(999_999_999), isLittle(1_000_000_000), isLittle(null)]).toEqual([true, false, false]);
  expect([isOut(129_000_000, 100_000_000), isOut(131_000_000, 100_000_000), isOut(null, 1)]).toEqual([
    true,
    false,
    false,
  ]);
});
