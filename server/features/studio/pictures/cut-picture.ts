import { type Cut, cutAround } from '@yardsign/domain/studio/focal-point';
import { AppError } from '../../../platform/errors.ts';
import { studioPictureKey } from '../../../platform/files/file-keys.ts';
import type { Files } from '../../../platform/files/files.ts';
import { isKept } from '../../../platform/http/answers/answer-file.ts';
import { binary, notModified, type CallContext, type RawAnswer } from '../../../platform/http/bind.ts';
import type { PictureCache } from '../../../platform/painting/picture-cache.ts';
import type { PictureFile } from './picture-store.ts';

const QUALITY = 90;

/** The part of a kept file that a cut shows. The file was encoded here, so that it is no stranger's to decode. */
async function cutBytes(bytes: Buffer, file: PictureFile, cut: Cut): Promise<Buffer> {
  // Loaded with the first picture: it takes a tenth of a second, which a start must not.
  const { default: sharp } = await import('sharp');
  const part = sharp(bytes).extract(cutAround(file, cut, file.focal));
  return (file.format === 'png' ? part.png() : part.jpeg({ quality: QUALITY })).toBuffer();
}

interface WantedCut {
  file: PictureFile;
  cut: Cut;
  /** The cuts made lately. */
  made: PictureCache;
}

/** A picture cut around its focal point, or at its middle; nothing for who has it already (304). @throws AppError `not_found`. */
export async function answerCut(
  files: Pick<Files, 'get'>,
  { file, cut, made }: WantedCut,
  asked: Pick<CallContext, 'header'>,
): Promise<RawAnswer> {
  const { left, top, width, height } = cutAround(file, cut, file.focal);
  const key = [file.sha256, left, top, width, height].join('-');
  const headers = { etag: `"${key}"`, 'cache-control': 'public, max-age=300' };
  if (isKept(asked.header('if-none-match'), headers.etag)) return notModified(headers);
  let bytes = made.get(key);
  if (!bytes) {
    const whole = await files.get(studioPictureKey(file.sha256));
    if (!whole) throw new AppError('not_found');
    bytes = await cutBytes(whole, file, cut);
    made.set(key, bytes);
  }
  return binary(bytes, { ...headers, 'content-type': `image/${file.format}` });
}
