import { perLanguage } from '@yardsign/domain/languages';
import { pictureAddress } from '@yardsign/domain/studio/pictures';
import type { AuditAction } from '@yardsign/domain/audit/actions';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { studioPictureKey } from '../../../platform/files/file-keys.ts';
import { deleteUnlessKept, keepShared } from '../../../platform/files/shared-bytes.ts';
import { readCursor, writeCursor } from '../../../platform/http/time-cursor.ts';
import { isInPerk } from '../perks/perk-store.ts';
import { takePicture } from '../../uploads/take-picture.ts';
import type { NewPicture, PictureDeps, PictureFacts, PicturePage, PictureQuery, StudioPicture } from '../ports.ts';
import {
  findPicture,
  focalColumns,
  holdPicture,
  isForgotten,
  isInOtherText,
  pageOfPictures,
  type PictureRow,
} from './picture-store.ts';

/** Who does something to pictures, and by which call. */
export interface Who {
  memberId: string;
  requestId: string;
}

interface SentFile {
  name: string;
  path: string;
  bytes: number;
}

function present(row: PictureRow): StudioPicture {
  const { id, name, alt, licence, source, focal, crop, width, height, sha256 } = row;
  return {
    ...{ id, name, alt, licence, source, focal, crop },
    width: crop?.width ?? width,
    height: crop?.height ?? height,
    file: { sha256, width, height },
    url: pictureAddress(id),
    addedBy: row.added_by,
    addedAt: row.added_at.toISOString(),
    usedIn: row.used_in.map(({ id: piece, titles }) => ({
      id: piece,
      titles: perLanguage((each) => titles[each] ?? ''),
    })),
  };
}

export async function readPicture(deps: Pick<PictureDeps, 'db'>, id: string): Promise<StudioPicture> {
  const row = await findPicture(deps.db, id);
  if (!row) throw new AppError('not_found');
  return present(row);
}

/** A page of the pictures, the newest first. */
export async function listPictures(deps: Pick<PictureDeps, 'db'>, query: PictureQuery): Promise<PicturePage> {
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, 'pic');
  const rows = await pageOfPictures(deps.db, query.query, { after, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > query.limit && last ? writeCursor({ at: last.added_at, id: last.id }) : null,
  };
}

type KeptFile = Omit<Awaited<ReturnType<typeof takePicture>>, 'bytes'>;

/**
 * Takes a file in and keeps it for a picture.
 *
 * @param write notes which picture it is of
 * @throws AppError `invalid_request` without a file, `empty_file`, `unreadable_image`, `image_out_of_bounds`, `overloaded`; whatever `write` throws
 */
async function keepFile<Noted>(
  deps: PictureDeps,
  file: SentFile | undefined,
  write: (kept: KeptFile) => Promise<Noted>,
): Promise<Noted> {
  if (!file) throw new AppError('invalid_request', { issues: [{ path: 'file', message: 'a file is needed' }] });
  if (file.bytes === 0) throw new AppError('empty_file');
  const { bytes, ...kept } = await takePicture(deps, file.path, 'poster');
  return keepShared(deps.files, studioPictureKey(kept.sha256), bytes, () => write(kept));
}

export function note(
  tx: Tx,
  { memberId, requestId }: Who,
  action: AuditAction,
  picture: string,
  at: Date,
): Promise<void> {
  const actors = { actorId: memberId, realActorId: memberId, subjectId: null };
  return recordAct(tx, { at, action, ...actors, detail: { picture }, requestId });
}

/** A name for a list: what the file was called, without what no name needs. */
const nameOf = (name: string) => name.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 120) || 'picture';

export async function addPicture(
  deps: PictureDeps,
  who: Who,
  file: SentFile | undefined,
  { altEn, altEs, licence, source }: NewPicture,
): Promise<StudioPicture> {
  const id = deps.random.id('pic');
  const now = deps.clock.now();
  const write = (kept: KeptFile) =>
    deps.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('studio_picture')
        .values({
          ...{ id, ...kept, licence, source },
          name: nameOf(file?.name ?? ''),
          alt: JSON.stringify({ en: altEn, es: altEs }),
          added_by: who.memberId,
          added_at: now,
          updated_at: now,
        })
        .execute();
      await note(tx, who, 'studio.picture-added', id, now);
    });
  await keepFile(deps, file, write);
  return readPicture(deps, id);
}

/** @throws AppError `not_found` */
export async function changePicture(
  deps: PictureDeps,
  who: Who,
  id: string,
  { alt, licence, source, focal }: PictureFacts,
): Promise<StudioPicture> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    if ((await holdPicture(tx, id)) === undefined) throw new AppError('not_found');
    const place = focal === undefined ? {} : focalColumns(focal);
    const facts = { alt: JSON.stringify(alt), licence, source, ...place, updated_at: now };
    await tx.updateTable('studio_picture').set(facts).where('id', '=', id).execute();
    await note(tx, who, 'studio.picture-changed', id, now);
  });
  return readPicture(deps, id);
}

/** Deletes a file that no picture shows any more. */
async function forgetFile(deps: PictureDeps, sha256: string): Promise<void> {
  await deleteUnlessKept(deps.files, studioPictureKey(sha256), async () => !(await isForgotten(deps.db, sha256)));
}

/** Another file in the place of a picture; its focal point and its crop were those of the former file. @throws AppError `not_found` */
export async function replacePicture(
  deps: PictureDeps,
  who: Who,
  id: string,
  file: SentFile | undefined,
): Promise<StudioPicture> {
  await readPicture(deps, id);
  const now = deps.clock.now();
  const write = (kept: KeptFile) =>
    deps.db.transaction().execute(async (tx) => {
      const before = await holdPicture(tx, id);
      if (before === undefined) throw new AppError('not_found');
      await tx
        .updateTable('studio_picture')
        .set({ ...kept, ...focalColumns(null), crop: null, updated_at: now })
        .where('id', '=', id)
        .execute();
      await note(tx, who, 'studio.picture-replaced', id, now);
      return before;
    });
  const former = await keepFile(deps, file, write);
  await forgetFile(deps, former);
  return readPicture(deps, id);
}

/** @throws AppError `not_found`, `picture_in_use`. */
export async function removePicture(deps: PictureDeps, who: Who, id: string): Promise<void> {
  const former = await deps.db.transaction().execute(async (tx) => {
    const held = await holdPicture(tx, id);
    if (held === undefined) throw new AppError('not_found');
    const found = await findPicture(tx, id);
    const isUsed = (found?.used_in ?? []).length > 0 || (await isInPerk(tx, id)) || (await isInOtherText(tx, id));
    if (isUsed) throw new AppError('picture_in_use');
    await tx.deleteFrom('studio_picture').where('id', '=', id).execute();
    await note(tx, who, 'studio.picture-removed', id, deps.clock.now());
    return held;
  });
  await forgetFile(deps, former);
}
