import { fileURLToPath } from 'node:url';
import type { DeckJob } from './deck-job.ts';
import type { DocumentJob, ProcessJob, TypesetterFiles } from './jobs.ts';
import { oneProcess } from './one-process.ts';

/**
 * Sets documents as PDF, and writes slides, in a process of its own: where the typesetter's native code gives up, it ends the process that it is in. That
 * one starts with the first job, does one at a time, and ends when there was none for a minute.
 */
export interface Typesetter {
  /**
   * The same job gives the same bytes, where its template says `set document(date: none)`: others name the second of this machine.
   *
   * @throws Error when the template does not fit its data, when too many jobs wait, when one takes too long or ends its process, or when this
   * machine has no typesetter
   */
  typeset(job: DocumentJob): Promise<Buffer>;
  /** The same pages below each other as one SVG, to be looked at. @throws Error as `typeset` does */
  draw(job: DocumentJob): Promise<Buffer>;
  /** Writes slides. @throws Error when too many jobs wait, or one takes too long */
  present(deck: DeckJob): Promise<Buffer>;
  close(): Promise<void>;
}

const QUIET_MS = 60_000;
/** Ten pages take some 40 ms. */
const LONGEST_MS = 20_000;
const MOST_WAITING = 60;

/** @param files.workerUrl the `typesetter-worker.js` that a bundle built; left out, the source runs through tsx */
export function createTypesetter({
  workerUrl = new URL('./worker-from-source.mjs', import.meta.url),
  ...files
}: TypesetterFiles & { workerUrl?: URL | undefined }): Typesetter {
  const worker = oneProcess(fileURLToPath(workerUrl));
  let quiet: NodeJS.Timeout | undefined;
  let open = 0;
  let turn: Promise<unknown> = Promise.resolve();

  async function inTurn(name: 'typeset' | 'draw' | 'present', job: ProcessJob | DeckJob): Promise<Buffer> {
    if (open > MOST_WAITING) throw new Error('too many documents wait');
    clearTimeout(quiet);
    open += 1;
    const made = turn.then(() => worker.run({ name, job }, LONGEST_MS));
    turn = made.catch(() => {});
    try {
      return Buffer.from(await made);
    } finally {
      open -= 1;
      if (open === 0) quiet = setTimeout(() => void worker.end(), QUIET_MS).unref();
    }
  }

  return {
    typeset: (job) => inTurn('typeset', { ...job, files }),
    draw: (job) => inTurn('draw', { ...job, files }),
    present: (deck) => inTurn('present', deck),
    async close() {
      clearTimeout(quiet);
      await worker.end();
    },
  };
}
