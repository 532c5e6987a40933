import { expect, test } from 'vitest';
import { poseAt, type Motion } from './motion.ts';

const rest = { x: 0, y: 0, scale: 1, turn: 0, opacity: 1 };

test('what does not move is always where it rests', () => {
  expect(poseAt({}, 7, 9)).toEqual(rest);
});

test('what enters and leaves is not seen before and after', () => {
  const motion: Motion = {
    enter: { at: 1, seconds: 1, y: 80, opacity: 0 },
    leave: { at: 4, seconds: 1, y: -40, opacity: 0 },
  };
  expect(poseAt(motion, 0.99, 6)).toBeNull();
  expect(poseAt(motion, 1, 6)).toEqual({ ...rest, y: 80, opacity: 0 });
  expect(poseAt(motion, 2, 6)).toEqual(rest);
  expect(poseAt(motion, 4.5, 6)).toEqual({ ...rest, y: -20, opacity: 0.5 });
  expect(poseAt(motion, 5, 6)).toBeNull();
});

test('what pops goes beyond its size and comes back, never above full opacity', () => {
  const motion: Motion = { enter: { at: 0, seconds: 1, scale: 0.4, opacity: 0, ease: 'back' } };
  const late = poseAt(motion, 0.7, 3);
  expect(late?.scale).toBeGreaterThan(1);
  expect(late?.opacity).toBe(1);
});

test('what drifts has gone half its way at half its time, and what sways is back after its swing', () => {
  expect(poseAt({ drift: { x: -300 } }, 5, 10)?.x).toBe(-150);
  const swing = poseAt({ sway: { seconds: 2, turn: 4, y: 8 } }, 0.5, 10);
  expect([swing?.turn, swing?.y]).toEqual([4, 8]);
  expect(poseAt({ sway: { seconds: 2, turn: 4 } }, 2, 10)?.turn).toBeCloseTo(0);
});
