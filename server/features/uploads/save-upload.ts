import { NETWORK_KEYS } from '@yardsign/domain/sharing/networks/networks';
import { nameOfPath, readUploadPath } from '@yardsign/domain/uploads/upload-path';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/bind.ts';
import type { PresizeKind } from '../../platform/painting/presize.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { keepShared } from '../../platform/files/shared-bytes.ts';
import { forgetOldImages } from './forget-old-images.ts';
import type { UploadDeps } from './ports.ts';
import { saveImage } from './store.ts';
import { takePicture } from './take-picture.ts';

/** Where pictures are sent that are kept or posted as they are: the folder of a network, or that of the library. */
const AS_IT_IS = new RegExp(`^/*(?:asset|${NETWORK_KEYS.join('|')})/`, 'i');

/** What a picture is made for, by the path that it is sent under. One for e-mails keeps its shape, as a poster does, and so does one that is kept or posted as it is. */
function kindOf(path: string): PresizeKind {
  if (AS_IT_IS.test(path)) return 'asset';
  if (/^\/*slot\//i.test(path)) return 'slot';
  if (/^\/*(?:poster|email)\//i.test(path)) return 'poster';
  return /logo/i.test(path) ? 'logo' : 'photo';
}

/** @throws AppError `invalid_request` for a path that tries to leave its folder or holds characters that no name needs. */
function checkedPath(path: string, fileName: string): string {
  const read = readUploadPath(path === '' ? fileName : path);
  if (read === null)
    throw new AppError('invalid_request', { issues: [{ path: 'upload-path', message: 'not a usable name' }] });
  return read;
}

/**
 * Takes a picture in: looks at its bytes rather than its name, re-encodes it without its metadata, makes it the size that
 * drawing needs, and keeps it under the digest of the result.
 *
 * @throws AppError `unreadable_image`, `image_out_of_bounds`, `empty_file`, `invalid_request` without a file, `too_many_requests`, `overloaded`.
 */
export async function saveUpload(
  deps: UploadDeps,
  memberId: string,
  input: { path: string; file: Pick<UploadedFile, 'name' | 'path' | 'bytes'> | undefined },
) {
  const { file } = input;
  if (!file) throw new AppError('invalid_request', { issues: [{ path: 'upload', message: 'a file is needed' }] });
  if (file.bytes === 0) throw new AppError('empty_file');
  const path = checkedPath(input.path, file.name === '' ? 'picture' : file.name);
  const name = nameOfPath(path);
  await deps.limits.take(memberId, file.bytes);
  const { sha256, ...sized } = await takePicture(deps, file.path, kindOf(input.path));
  const row = {
    member_id: memberId,
    sha256,
    name,
    path,
    width: sized.width,
    height: sized.height,
    format: sized.format,
    bytes: sized.bytes.length,
    created_at: deps.clock.now(),
  };
  await keepShared(deps.files, imageKey(sha256), sized.bytes, () => saveImage(deps.db, row));
  await forgetOldImages(deps, memberId);
  return { id: sha256, width: sized.width, height: sized.height, name };
}
