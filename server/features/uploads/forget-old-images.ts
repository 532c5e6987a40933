import { imageKey } from '../../platform/files/file-keys.ts';
import { deleteUnlessKept } from '../../platform/files/shared-bytes.ts';
import type { UploadDeps } from './ports.ts';
import { deleteOldImages, isImageKept } from './store.ts';

/** Enough to go back to what one has just replaced; what the profile shows is kept beyond that. */
const KEPT_IMAGES = 40;

/** Keeps what a member stores within bounds: of pictures that their profile does not show, only the newest stay. */
export async function forgetOldImages(deps: Pick<UploadDeps, 'db' | 'files'>, memberId: string): Promise<void> {
  const { db, files } = deps;
  for (const sha256 of await deleteOldImages(db, memberId, KEPT_IMAGES))
    await deleteUnlessKept(files, imageKey(sha256), () => isImageKept(db, sha256));
}
