import { planParts } from '@yardsign/domain/uploads/parts';
import { AppError } from '../../../platform/errors.ts';
import type { PartedFile } from '../../../platform/files/parted-files.ts';
import type { LargeUploadDeps } from '../ports.ts';
import { signAddress } from './signed-address.ts';
import { findUpload, type Upload } from './store.ts';

/** An upload in parts, as its store knows it. @throws AppError `upload_not_found` for one in one piece, or that never began */
export function partedFileOf({ file_key: key, store_id: storeId }: Pick<Upload, 'file_key' | 'store_id'>): PartedFile {
  if (storeId === null) throw new AppError('upload_not_found');
  return { key, storeId };
}

/** @throws AppError `upload_not_found` when there is none, or it is somebody else's. */
export async function ownUpload(deps: LargeUploadDeps, memberId: string, uploadId: string): Promise<Upload> {
  const upload = await findUpload(deps.db, uploadId, deps.clock.now());
  if (upload?.member_id !== memberId) throw new AppError('upload_not_found');
  return upload;
}

/** Where each part of an upload goes, in order, for as long as the upload lives. */
export async function addressesOf(deps: LargeUploadDeps, upload: Upload): Promise<string[]> {
  const file = partedFileOf(upload);
  const ends = upload.expires_at;
  const seconds = Math.max(1, Math.floor((ends.getTime() - deps.clock.now().getTime()) / 1000));
  const expires = Math.floor(ends.getTime() / 1000);
  return Promise.all(
    planParts(upload.bytes, upload.part_bytes).map(
      async (part) =>
        (await deps.parts.addressOf(file, part, seconds)) ??
        signAddress(deps.secret, { uploadId: upload.id, part, expires }),
    ),
  );
}

/** How far an upload in parts is. @throws AppError `upload_not_found` */
export async function readUpload(deps: LargeUploadDeps, memberId: string, uploadId: string) {
  const upload = await ownUpload(deps, memberId, uploadId);
  const file = partedFileOf(upload);
  const done = upload.done_at !== null;
  const plan = planParts(upload.bytes, upload.part_bytes);
  const stored = done ? [] : await deps.parts.list(file);
  // A part that is not what was announced has to be sent again.
  const whole = stored.filter(({ number, bytes }) => plan[number - 1]?.bytes === bytes);
  return {
    uploadId,
    s3Key: upload.file_key,
    fileSize: upload.bytes,
    partSize: upload.part_bytes,
    done,
    parts: whole.map(({ number, tag }) => ({ partNumber: number, eTag: tag })),
    presignedUrls: done ? [] : await addressesOf(deps, upload),
  };
}
