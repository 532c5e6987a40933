// Node's own modules only: it is read before anything is installed.
import { readFileSync } from 'node:fs';

/** Places among the fields: the number of the parent, and when the process began. */
export const [PARENT, BEGAN] = [1, 19];

/** The fields of `/proc/<pid>/stat` after the command, which may hold spaces; none where the system has no such file. */
export function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
