import { createHash } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import { TooManyPictures } from '../../platform/painting/picture-intake.ts';
import { UnusablePicture, type PresizeKind } from '../../platform/painting/presize.ts';
import type { UploadDeps } from './ports.ts';

/** What the sender is told. A file that had to be stopped is too much for us, whatever its sides are. */
function refuse(cause: unknown): never {
  if (cause instanceof TooManyPictures) throw new AppError('overloaded', { cause });
  if (!(cause instanceof UnusablePicture)) throw cause;
  const readable = cause.reason !== 'not-an-image' && cause.reason !== 'damaged';
  throw new AppError(readable ? 'image_out_of_bounds' : 'unreadable_image', { cause });
}

/**
 * A picture as we keep it: re-encoded without its metadata, in the size that is needed, and named by its digest.
 *
 * @throws AppError `unreadable_image`, `image_out_of_bounds`, `overloaded`.
 */
export async function takePicture({ intake }: Pick<UploadDeps, 'intake'>, path: string, kind: PresizeKind) {
  const sized = await intake.presize(path, kind).catch(refuse);
  return { ...sized, sha256: createHash('sha256').update(sized.bytes).digest('hex') };
}
