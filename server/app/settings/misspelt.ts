import { SECRETS, type Environment } from './secret-files.ts';
import { settingsSchema } from './settings.ts';

/** Of `npm run dev`, whose server inherits it. */
const OTHERS: ReadonlySet<string> = new Set(['YARDSIGN_DEV_SERVER']);
const OURS = /^(?:YARDSIGN|FILES_S3|POSTING)[_-]/i;
/** In a short name a letter is too much of it: `HOME` is not meant for `HOST`. */
const SHORTEST = 8;
const LONG = 12;
const mostEdits = (name: string) => (name.length < LONG ? 1 : 2);

/** How many letters are put in, taken out or replaced to make one word of another. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

const bare = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Names of the environment that mean nothing here and look as if they were meant to, each as a line for the operator. */
export function findMisspelt(environment: Environment): string[] {
  const known: string[] = [...Object.keys(settingsSchema.shape), ...SECRETS.map((name) => `${name}_FILE`)];
  const free = known.filter((name) => environment[name] === undefined);
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || OTHERS.has(name)) return [];
    const plain = name.replace(/_FILE$/, '');
    if (plain !== name && known.includes(plain)) return [`${name} is ignored: ${plain} cannot be given by a file`];
    const near =
      name.length < SHORTEST
        ? undefined
        : free
            .map((other) => ({ other, edits: editsBetween(bare(name), bare(other)) }))
            .filter(({ other, edits }) => edits <= mostEdits(name) && other.length >= SHORTEST)
            .toSorted((a, b) => a.edits - b.edits)[0];
    if (near) return [`${name} is no setting and is ignored: is ${near.other} meant?`];
    return OURS.test(name) ? [`${name} is no setting and is ignored`] : [];
  });
}
