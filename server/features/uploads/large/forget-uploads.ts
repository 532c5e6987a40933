import type { LargeUploadDeps } from '../ports.ts';
import { ownUpload, partedFileOf } from './read-upload.ts';
import { unusedUntil } from './take-part.ts';
import { deleteUpload, keepShown, type Upload, uploadsToForget } from './store.ts';

type Deps = Pick<LargeUploadDeps, 'db' | 'files' | 'parts'>;

async function forget({ db, files, parts }: Deps, upload: Upload): Promise<void> {
  if (upload.store_id !== null) await parts.abandon(partedFileOf(upload));
  await files.delete(upload.file_key);
  await deleteUpload(db, upload.id);
}

/** Deletes files that were not finished within a day, that nothing shows, or whose member is gone. @returns how many */
export async function forgetUploads(deps: Deps & Pick<LargeUploadDeps, 'clock'>): Promise<number> {
  const now = deps.clock.now();
  await keepShown(deps.db, unusedUntil(now).expiresAt);
  const over = await uploadsToForget(deps.db, now);
  for (const upload of over) await forget(deps, upload);
  return over.length;
}

/** Gives up an upload at its member's word. One that is finished stays: something may show it. @throws AppError `upload_not_found` */
export async function abandonUpload(deps: LargeUploadDeps, memberId: string, uploadId: string): Promise<void> {
  const upload = await ownUpload(deps, memberId, uploadId);
  if (upload.done_at === null) await forget(deps, upload);
}
