import { PARENT, statOf } from './process-stat.mjs';

/** The parent of a process; 0 where the system does not say. */
const parentOf = (pid) => Number(statOf(pid)[PARENT] ?? 0);

/**
 * Whether npm, with its shell below it, is the first process of a container. It ends as soon as its shell is told to, and what is left in the
 * container is killed with it: calls under way are cut, and the data folder is not given back.
 *
 * @param parent of this process: the shell of npm, where npm started it
 */
export function npmComesFirst(environment, parent, parentOfProcess = parentOf) {
  return environment.npm_lifecycle_event !== undefined && parentOfProcess(parent) === 1;
}

/**
 * npm ends its shell on SIGTERM and leaves this process alive without a parent: that is taken as the signal it was meant to be. Who was started
 * without npm lives on when its parent ends: the shell of an operator who logs out, or a script that has done its work.
 *
 * @param parentNow asks for the parent of this process
 * @returns what is to be asked now and then; nothing where there is no npm to follow
 */
export function watchNpm(environment, parentNow, end) {
  if (environment.npm_lifecycle_event === undefined) return undefined;
  const parent = parentNow();
  return () => {
    if (parentNow() !== parent) end();
  };
}
