import { expect, it } from 'vitest';
import { npmComesFirst } from './first-process.mjs';

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
