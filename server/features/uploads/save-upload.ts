import { createHash } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/bind.ts';
import { presize } from '../../platform/painting/presize.ts';
import { imageKey } from '../graphics/ports.ts';
import type { UploadDeps } from './ports.ts';
import { saveImage } from './store.ts';

const MAX_SEGMENTS = 5;
const SEGMENT = /^[\p{L}\p{N}._ ()-]{1,80}$/u;

/**
 * The name a picture is shown under. A client's path is a name and never a place: where the bytes are kept is decided by
 * their digest.
 *
 * @throws AppError `invalid_request` for a path that tries to leave its folder or holds characters that no name needs.
 */
function displayName(path: string, fileName: string): string {
  const wanted = (path === '' ? fileName : path)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .normalize('NFC')
    .replace(/^\/+/, '');
  const segments = wanted.split('/');
  if (segments.length > MAX_SEGMENTS || segments.some((segment) => segment.includes('..') || !SEGMENT.test(segment))) {
    throw new AppError('invalid_request', { issues: [{ path: 'upload-path', message: 'not a usable name' }] });
  }
  return segments.at(-1) ?? fileName;
}

/**
 * Takes a picture in: looks at its bytes rather than its name, re-encodes it without its metadata, makes it the size that
 * drawing needs, and keeps it under the digest of the result.
 *
 * @throws AppError `unreadable_image`, `invalid_request` without a file.
 */
export async function saveUpload(
  deps: UploadDeps,
  memberId: string,
  input: { path: string; file: UploadedFile | undefined },
) {
  const { file } = input;
  if (!file || file.bytes.length === 0)
    throw new AppError('invalid_request', { issues: [{ path: 'upload', message: 'a file is needed' }] });
  const name = displayName(input.path, file.name === '' ? 'picture' : file.name);
  const sized = await presize(file.bytes, /logo/i.test(input.path) ? 'logo' : 'photo').catch((cause: unknown) => {
    throw new AppError('unreadable_image', { cause });
  });
  const sha256 = createHash('sha256').update(sized.bytes).digest('hex');
  await deps.files.put(imageKey(sha256), sized.bytes);
  await saveImage(deps.db, {
    member_id: memberId,
    sha256,
    name,
    width: sized.width,
    height: sized.height,
    format: sized.format,
    bytes: sized.bytes.length,
    created_at: deps.clock.now(),
  });
  return { id: sha256, width: sized.width, height: sized.height, name };
}
