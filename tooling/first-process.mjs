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
