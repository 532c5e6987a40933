import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { DeckJob } from './deck-job.ts';
import type { DocumentJob, ThreadJob, TypesetterFiles } from './jobs.ts';

/** Sets documents as PDF, and writes slides, on a thread of its own, which starts with the first job and ends when there was none for a minute. */
export interface Typesetter {
  /**
   * The same job gives the same bytes, where its template says `set document(date: none)`: others name the second of this machine.
   *
   * @throws Error when the template does not fit its data, when too many jobs wait, when one takes too long, or when this machine
   * has no typesetter
   */
  typeset(job: DocumentJob): Promise<Buffer>;
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
  let pool: Piscina<ThreadJob | DeckJob, Uint8Array> | undefined;
  async function onThread(name: 'typeset' | 'present', job: ThreadJob | DeckJob): Promise<Buffer> {
    pool ??= new Piscina({
      filename: fileURLToPath(workerUrl),
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_WAITING,
      idleTimeout: QUIET_MS,
    });
    return Buffer.from(await pool.run(job, { name, signal: AbortSignal.timeout(LONGEST_MS) }));
  }
  return {
    typeset: (job) => onThread('typeset', { ...job, files }),
    present: (deck) => onThread('present', deck),
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
