import { type Crop, wholeOf } from '@yardsign/domain/studio/crop';
import { type Cut, cutAround } from '@yardsign/domain/studio/focal-point';
import { AppError } from '../../../platform/errors.ts';
import { studioPictureKey } from '../../../platform/files/file-keys.ts';
import type { Files } from '../../../platform/files/files.ts';
import { isKept } from '../../../platform/http/answers/answer-file.ts';
import { SHOWN_ELSEWHERE } from '../../../platform/http/answers/shown-elsewhere.ts';
import { binary, notModified, type CallContext, type RawAnswer } from '../../../platform/http/bind.ts';
import type { PictureCache } from '../../../platform/painting/picture-cache.ts';
import type { PictureFile } from './picture-store.ts';

const QUALITY = 90;

/** A part of a kept file. The file was encoded here, so that it is no stranger's to decode. */
async function partOf(bytes: Buffer, file: PictureFile, area: Crop): Promise<Buffer> {
  // Loaded with the first picture: it takes a tenth of a second, which a start must not.
  const { default: sharp } = await import('sharp');
  const part = sharp(bytes).extract(area);
  return (file.format === 'png' ? part.png() : part.jpeg({ quality: QUALITY })).toBuffer();
}

/** The pixels that a picture shows, or those that a cut of it shows. */
function areaOf(file: PictureFile, cut: Cut | undefined): Crop {
  const shown = file.crop ?? wholeOf(file);
  if (cut === undefined) return shown;
  const within = cutAround(shown, cut, file.focal);
  return { ...within, left: shown.left + within.left, top: shown.top + within.top };
}

interface WantedPart {
  file: PictureFile;
  /** Left out for all that the picture shows. */
  cut: Cut | undefined;
  /** The parts made lately. */
  made: PictureCache;
}

/** A part of a picture: its crop, or a cut of that around its focal point; nothing for who has it already (304). @throws AppError `not_found`. */
export async function answerPart(
  files: Pick<Files, 'get'>,
  { file, cut, made }: WantedPart,
  asked: Pick<CallContext, 'header'>,
): Promise<RawAnswer> {
  const area = areaOf(file, cut);
  const key = [file.sha256, area.left, area.top, area.width, area.height].join('-');
  const headers = { etag: `"${key}"`, ...SHOWN_ELSEWHERE };
  if (isKept(asked.header('if-none-match'), headers.etag)) return notModified(headers);
  let bytes = made.get(key);
  if (!bytes) {
    const whole = await files.get(studioPictureKey(file.sha256));
    if (!whole) throw new AppError('not_found');
    bytes = await partOf(whole, file, area);
    made.set(key, bytes);
  }
  return binary(bytes, { ...headers, 'content-type': `image/${file.format}` });
}
