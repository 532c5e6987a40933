import { cropFits, focalWithin, isWhole, wholeOf } from '@yardsign/domain/studio/crop';
import { AppError } from '../../../platform/errors.ts';
import type { PictureCrop, PictureDeps, StudioPicture } from '../ports.ts';
import { note, readPicture, type Who } from './change-pictures.ts';
import { fileOf, focalColumns, holdPicture } from './picture-store.ts';

/**
 * Shows a part of a picture wherever it stands, or the whole of it again. The file is kept as it is, and the focal point stays on its place of the file.
 *
 * @throws AppError `not_found`; `picture_replaced` when the crop was made on another file; `invalid_request` for one that leaves the picture.
 */
export async function cropPicture(
  deps: Pick<PictureDeps, 'db' | 'clock'>,
  who: Who,
  id: string,
  { of, crop }: PictureCrop,
): Promise<StudioPicture> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await holdPicture(tx, id);
    const file = await fileOf(tx, id);
    if (!file) throw new AppError('not_found');
    if (file.sha256 !== of) throw new AppError('picture_replaced');
    if (crop !== null && !cropFits(file, crop))
      throw new AppError('invalid_request', { issues: [{ path: 'crop', message: 'must lie within the picture' }] });
    const shown = crop ?? wholeOf(file);
    const focal = focalColumns(focalWithin(file.focal, file.crop ?? wholeOf(file), shown));
    const kept = isWhole(file, shown) ? null : JSON.stringify(shown);
    await tx
      .updateTable('studio_picture')
      .set({ crop: kept, ...focal, updated_at: now })
      .where('id', '=', id)
      .execute();
    await note(tx, who, 'studio.picture-changed', id, now);
  });
  return readPicture(deps, id);
}
