import { imageKey, proofKey } from '../../../platform/files/file-keys.ts';
import type { Files } from '../../../platform/files/files.ts';
import { deleteUnlessKept } from '../../../platform/files/shared-bytes.ts';
import type { OwnBytes, PurgeDeps } from '../ports.ts';
import { keptDigests } from '../store.ts';

/**
 * Deletes the pictures and proofs of an account that is gone. What somebody else has stored since stays. It may be done again, as often as the
 * store of files was away.
 */
export async function deleteBytes(
  { db, files }: Pick<PurgeDeps, 'db'> & { files: Pick<Files, 'get' | 'put' | 'delete'> },
  { images, proofs }: OwnBytes,
): Promise<void> {
  const isKept = async (sha256: string) => (await keptDigests(db, 'image', [sha256])).has(sha256);
  for (const sha256 of images) await deleteUnlessKept(files, imageKey(sha256), () => isKept(sha256));
  // Proofs show their member: nobody else is about to keep the same one.
  const kept = await keptDigests(db, 'proof', proofs);
  for (const sha256 of proofs) if (!kept.has(sha256)) await files.delete(proofKey(sha256));
}
