import { imageKey, proofKey } from '../../../platform/files/file-keys.ts';
import type { OwnBytes, PurgeDeps } from '../ports.ts';
import { keptDigests } from '../store.ts';

/**
 * Deletes the pictures and proofs of an account that is gone. What somebody else has stored since stays. It may be done again, as often as the
 * store of files was away.
 */
export async function deleteBytes(
  { db, deleteFile }: Pick<PurgeDeps, 'db'> & { deleteFile(key: string): Promise<void> },
  { images, proofs }: OwnBytes,
): Promise<void> {
  const kept = { images: await keptDigests(db, 'image', images), proofs: await keptDigests(db, 'proof', proofs) };
  for (const sha256 of images) if (!kept.images.has(sha256)) await deleteFile(imageKey(sha256));
  for (const sha256 of proofs) if (!kept.proofs.has(sha256)) await deleteFile(proofKey(sha256));
}
