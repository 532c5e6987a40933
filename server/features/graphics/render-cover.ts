import sharp from 'sharp';
import { AppError } from '../../platform/errors.ts';
import { readBrand } from '../profile/read-brand.ts';
import { drawPiece, findDrawing, sizesOf } from './draw-piece.ts';
import type { PictureCache } from './picture-cache.ts';
import type { GraphicsDeps, Language, Size } from './ports.ts';

const THUMBNAIL_QUALITY = 84;

/** A piece as lists and link previews show it: an article's cover wide, a graphic square, unless a size is asked for. */
export async function renderCover(
  deps: GraphicsDeps,
  cache: PictureCache,
  memberId: string,
  input: { contentId: string; language: Language; size?: Size | undefined; width?: number | undefined },
): Promise<Buffer> {
  const [brand, drawing] = await Promise.all([readBrand(deps, memberId), findDrawing(deps, input.contentId)]);
  const size = input.size ?? (drawing.source.type === 'blog' ? 'link' : 'square');
  if (!sizesOf(drawing.template).includes(size)) throw new AppError('not_found');
  const key = [memberId, brand.version, drawing.source.id, drawing.digest, input.language, size, input.width ?? 0].join(
    '|',
  );
  const known = cache.get(key);
  if (known) return known;
  const painted = await drawPiece(deps, drawing, { brand, size, language: input.language, format: 'jpeg' });
  const bytes =
    input.width === undefined || input.width >= painted.width
      ? painted.bytes
      : await sharp(painted.bytes).resize({ width: input.width }).jpeg({ quality: THUMBNAIL_QUALITY }).toBuffer();
  cache.set(key, bytes);
  return bytes;
}
