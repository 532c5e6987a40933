import { imageKey } from '../../platform/files/file-keys.ts';
import type { UploadDeps } from './ports.ts';
import { deleteOldImages } from './store.ts';

/** Enough to go back to what one has just replaced; what the profile shows is kept beyond that. */
const KEPT_IMAGES = 40;

/** Keeps what a member stores within bounds: of pictures that their profile does not show, only the newest stay. */
export async function forgetOldImages(deps: Pick<UploadDeps, 'db' | 'files'>, memberId: string): Promise<void> {
  const orphans = await deleteOldImages(deps.db, memberId, KEPT_IMAGES);
  await Promise.all(orphans.map((sha256) => deps.files.delete(imageKey(sha256))));
}
