import { join } from 'node:path';
import { createLocalParts } from '../../platform/files/local-parts.ts';
import type { PartedFiles } from '../../platform/files/parted-files.ts';
import type { Files } from '../../platform/files/files.ts';
import { sweepLeftovers } from '../../platform/files/leftovers.ts';
import { createLocalFiles, unfinishedIn } from '../../platform/files/local-files.ts';
import { createSpool, type Spool } from '../../platform/http/spool.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';
import { Secret } from '../../platform/vault.ts';
import type { Config } from '../settings/config.ts';

interface Store {
  files: Files;
  parts: PartedFiles;
  close(): void;
}

/**
 * Opens where files are kept and where those that are sent here wait, and clears away what an earlier process left unfinished.
 *
 * @throws OperatorFault when the settings name a store that cannot be used.
 */
export async function openFiles(config: Config): Promise<Store & { spool: Spool }> {
  const folder = join(config.YARDSIGN_DATA, 'files');
  const incoming = join(config.YARDSIGN_DATA, 'incoming');
  // Of the machine, as the times of its files are.
  const sweeping = { alone: config.DATABASE_URL === undefined, now: new Date() };
  await Promise.all([sweepLeftovers(unfinishedIn(folder), sweeping), sweepLeftovers(incoming, sweeping)]);
  const store = await openS3(config, unfinishedIn(folder));
  return { ...(store ?? openLocal(folder)), spool: createSpool(incoming) };
}

function openLocal(folder: string): Store {
  const files = createLocalFiles(folder);
  return { files, parts: createLocalParts(folder, files), close: () => {} };
}

/** Its client is loaded only where the settings name a bucket. */
async function openS3(config: Config, unfinished: string): Promise<Store | null> {
  const { FILES_S3_BUCKET: bucket, FILES_S3_KEY: accessKeyId, FILES_S3_SECRET: secret } = config;
  if (bucket === undefined || accessKeyId === undefined || secret === undefined) return null;
  const { createS3Files } = await import('../../integrations/s3/adapter.ts');
  const files = createS3Files({
    endpoint: config.FILES_S3_ENDPOINT,
    region: config.FILES_S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey: new Secret(secret),
    pathStyle: config.FILES_S3_PATH_STYLE,
    direct: config.FILES_S3_DIRECT,
    unfinishedIn: unfinished,
  });
  try {
    await files.check();
  } catch (cause) {
    files.close();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorFault(`The store of files cannot be used (FILES_S3_…, bucket ${bucket}): ${why}`, { cause });
  }
  return { files, parts: files.parts, close: () => files.close() };
}
