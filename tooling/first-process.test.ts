import { expect, it } from 'vitest';
import { npmComesFirst, watchNpm } from './first-process.mjs';

const byNpm = { npm_lifecycle_event: 'start' };

it('knows npm as the first process of a container by the parent of its shell', () => {
  const parents = new Map([
    [18, 1],
    [900, 880],
  ]);
  const parentOf = (pid: number) => parents.get(pid) ?? 0;
  expect(npmComesFirst(byNpm, 18, parentOf)).toBe(true);
  // On a machine npm has a parent of its own.
  expect(npmComesFirst(byNpm, 900, parentOf)).toBe(false);
  // A shell that is the first process, and its child without npm.
  expect(npmComesFirst({}, 18, parentOf)).toBe(false);
});

it('asks the system who the parent of a process is', () => {
  const isFirst = npmComesFirst(byNpm, process.pid);
  expect(isFirst).toBe(process.ppid === 1);
});

it('ends when the shell of npm is gone, and lives on when another parent is, as after a log-out', () => {
  for (const [environment, times] of [
    [byNpm, 1],
    [{}, 0],
  ] as const) {
    let parent = 18;
    let ended = 0;
    const look = watchNpm(
      environment,
      () => parent,
      () => (ended += 1),
    );
    look?.();
    expect(ended).toBe(0);
    parent = 1;
    look?.();
    expect(ended).toBe(times);
  }
});
