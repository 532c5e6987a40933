import { DAY_MS, HOUR_MS } from '@yardsign/domain/time/spans';
import { MOST_FILE_BYTES } from '@yardsign/domain/uploads/parts';
import { readUploadPath } from '@yardsign/domain/uploads/upload-path';
import { AppError } from '../../../platform/errors.ts';
import { uploadKey } from '../../../platform/files/file-keys.ts';
import type { LargeUploadDeps } from '../ports.ts';
import { addressesOf } from './read-upload.ts';
import { signAddress } from './signed-address.ts';
import { announceUpload, setStoreId, type Upload } from './store.ts';

/** What an account keeps at most, with what is on its way. */
export const MOST_KEPT_BYTES = 4 * MOST_FILE_BYTES;

/** Remembers a file that is to come. @throws AppError `invalid_request`, `no_room_for_files` */
export async function announce(
  deps: LargeUploadDeps,
  memberId: string,
  file: { path: string; issue: string; bytes: number; partBytes: number; goodForMs: number },
): Promise<Upload> {
  const path = readUploadPath(file.path);
  if (path === null)
    throw new AppError('invalid_request', { issues: [{ path: file.issue, message: 'not a usable name' }] });
  const now = deps.clock.now();
  const id = deps.random.id('upl');
  const row = {
    id,
    member_id: memberId,
    file_key: uploadKey(id),
    path,
    bytes: file.bytes,
    part_bytes: file.partBytes,
    store_id: null,
    tag: null,
    length_ms: null,
    format: null,
    poster: null,
    done_at: null,
    created_at: now,
    expires_at: new Date(now.getTime() + file.goodForMs),
  };
  if (!(await announceUpload(deps.db, row, MOST_KEPT_BYTES))) throw new AppError('no_room_for_files');
  return row;
}

/**
 * Begins an upload in parts, which is forgotten after a day unless it is finished.
 *
 * @throws AppError `invalid_request`, `too_many_requests`, `no_room_for_files`
 */
export async function startUpload(
  deps: LargeUploadDeps,
  memberId: string,
  file: { filePath: string; fileSize: number },
) {
  await deps.limits.takeLarge(memberId, file.fileSize);
  const upload = await announce(deps, memberId, {
    path: file.filePath,
    issue: 'filePath',
    bytes: file.fileSize,
    partBytes: deps.partBytes,
    goodForMs: DAY_MS,
  });
  const { storeId } = await deps.parts.begin(upload.file_key);
  await setStoreId(deps.db, upload.id, storeId);
  return {
    uploadId: upload.id,
    s3Key: upload.file_key,
    partSize: upload.part_bytes,
    presignedUrls: await addressesOf(deps, { ...upload, store_id: storeId }),
  };
}

/**
 * Signs an address for a file in one piece. It leads here and not to the store, whose own signed addresses know no largest size.
 *
 * @throws AppError `invalid_request`, `too_many_requests`, `no_room_for_files`
 */
export async function signUpload(deps: LargeUploadDeps, memberId: string, filePath: string) {
  await deps.limits.takeLarge(memberId, 1);
  const upload = await announce(deps, memberId, {
    path: filePath,
    issue: 'query.filepath',
    bytes: 0,
    partBytes: 0,
    goodForMs: HOUR_MS,
  });
  const expires = Math.floor(upload.expires_at.getTime() / 1000);
  return { url: signAddress(deps.secret, { uploadId: upload.id, expires }), s3Key: upload.file_key };
}
