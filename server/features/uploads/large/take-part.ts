import { DAY_MS } from '@yardsign/domain/time/spans';
import { createReadStream } from 'node:fs';
import { AppError } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import type { LargeUploadDeps } from '../ports.ts';
import { PartsAreOver } from '../../../platform/files/parted-files.ts';
import { partedFileOf } from './read-upload.ts';
import { MOST_KEPT_BYTES } from './start-upload.ts';
import { findUpload, markDone, takeAddress } from './store.ts';

type Arrived = Pick<UploadedFile, 'path' | 'bytes' | 'tag'>;
const UNUSED_MS = DAY_MS;

/** When a file goes that nothing has come to show. */
export const unusedUntil = (now: Date) => ({ doneAt: now, expiresAt: new Date(now.getTime() + UNUSED_MS) });

/**
 * Keeps a part that came to its signed address. @returns its tag
 *
 * @throws AppError `upload_not_found`, `invalid_request` for a part of another size than was signed
 */
export async function takePart(
  deps: LargeUploadDeps,
  uploadId: string,
  part: { number: number; bytes: number; file: Arrived | undefined },
): Promise<string> {
  const { number, bytes, file } = part;
  if (file?.bytes !== bytes)
    throw new AppError('invalid_request', { issues: [{ path: 'body', message: `must have ${bytes} bytes` }] });
  const upload = await findUpload(deps.db, uploadId, deps.clock.now());
  if (!upload || upload.done_at !== null) throw new AppError('upload_not_found');
  try {
    return await deps.parts.keepPart(partedFileOf(upload), { number, path: file.path, bytes, tag: file.tag });
  } catch (error) {
    if (!(error instanceof PartsAreOver)) throw error;
    throw new AppError('upload_not_found', { cause: error });
  }
}

/**
 * Keeps a file that came to its signed address. Sent again while the address is good it is the same one; another file needs another address,
 * for somebody may have judged, shown or agreed to this one. @returns its tag
 *
 * @throws AppError `upload_not_found`, `invalid_request` without a file, `too_many_requests`, `no_room_for_files`, `upload_link_invalid` for
 * another file
 */
export async function takeFile(deps: LargeUploadDeps, uploadId: string, file: Arrived | undefined): Promise<string> {
  const upload = await findUpload(deps.db, uploadId, deps.clock.now());
  if (upload?.part_bytes !== 0 || upload.member_id === null) throw new AppError('upload_not_found');
  if (!file || file.bytes === 0)
    throw new AppError('invalid_request', { issues: [{ path: 'body', message: 'a file is needed' }] });
  if (upload.done_at !== null && upload.tag === file.tag) return file.tag;
  await deps.limits.takeLarge(upload.member_id, file.bytes);
  const taken = await takeAddress(deps.db, { ...upload, member_id: upload.member_id }, file, MOST_KEPT_BYTES);
  if (taken === 'no room') throw new AppError('no_room_for_files');
  if (taken === 'other') throw new AppError('upload_link_invalid');
  await deps.files.put(upload.file_key, createReadStream(file.path));
  await markDone(deps.db, uploadId, unusedUntil(deps.clock.now()));
  return file.tag;
}
