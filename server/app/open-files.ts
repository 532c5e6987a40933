import { join } from 'node:path';
import type { Files } from '../platform/files/files.ts';
import { sweepLeftovers } from '../platform/files/leftovers.ts';
import { createLocalFiles, unfinishedIn } from '../platform/files/local-files.ts';
import { createSpool, type Spool } from '../platform/http/spool.ts';
import type { Config } from './config.ts';

/** Opens where files are kept and where those that are sent here wait, and clears away what an earlier process left unfinished. */
export async function openFiles(config: Config): Promise<{ files: Files; spool: Spool }> {
  const folder = join(config.YARDSIGN_DATA, 'files');
  const incoming = join(config.YARDSIGN_DATA, 'incoming');
  // Of the machine, as the times of its files are.
  const sweeping = { alone: config.DATABASE_URL === undefined, now: new Date() };
  await Promise.all([sweepLeftovers(unfinishedIn(folder), sweeping), sweepLeftovers(incoming, sweeping)]);
  return { files: createLocalFiles(folder), spool: createSpool(incoming) };
}
