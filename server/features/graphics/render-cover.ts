import { holdsFeature } from '@yardsign/domain/access/actor';
import { kindOf } from '@yardsign/domain/content/kinds';
import { requiredFeature } from '@yardsign/domain/content/required-feature';
import { AppError } from '../../platform/errors.ts';
import { readBrand } from '../profile/read-brand.ts';
import { drawPiece, findDrawing, sizesOf } from './draw-piece.ts';
import type { PictureCache } from '../../platform/painting/picture-cache.ts';
import type { GraphicsDeps, Language, Size } from './ports.ts';

const THUMBNAIL_QUALITY = 84;
/** Large enough to see what one would have, too small to post. */
const TEASER_WIDTH = 480;

/**
 * A piece as lists and link previews show it: an article's cover wide, a graphic square, unless a size is asked for. What it leaves
 * to the member is shown as its example.
 *
 * @param input.features what the reader holds: a type that needs a feature they lack is shown small. Left out for pieces
 * that are public anyway.
 */
export async function renderCover(
  deps: GraphicsDeps,
  cache: PictureCache,
  memberId: string,
  input: {
    contentId: string;
    language: Language;
    size?: Size | undefined;
    width?: number | undefined;
    features?: readonly string[];
  },
): Promise<{ bytes: Buffer; brandVersion: number }> {
  const [brand, drawing] = await Promise.all([
    readBrand(deps, memberId),
    findDrawing(deps, input.contentId, memberId, {}),
  ]);
  const size = input.size ?? kindOf(drawing.source.type)?.size ?? 'square';
  if (!sizesOf(drawing.template).includes(size)) throw new AppError('not_found');
  const needed = requiredFeature(drawing.source.type);
  const isTeaser = input.features !== undefined && needed !== null && !holdsFeature(input.features, needed);
  const width = isTeaser ? Math.min(input.width ?? TEASER_WIDTH, TEASER_WIDTH) : input.width;
  const key = [memberId, brand.version, drawing.source.id, drawing.digest, input.language, size, width ?? 0].join('|');
  const known = cache.get(key);
  if (known) return { bytes: known, brandVersion: brand.version };
  const painted = await drawPiece(deps, drawing, { brand, size, language: input.language, format: 'jpeg' });
  const bytes = width === undefined || width >= painted.width ? painted.bytes : await narrowed(painted.bytes, width);
  cache.set(key, bytes);
  return { bytes, brandVersion: brand.version };
}

async function narrowed(bytes: Buffer, width: number): Promise<Buffer> {
  // Loaded with the first picture: it takes a tenth of a second, which a start must not.
  const { default: sharp } = await import('sharp');
  return sharp(bytes).resize({ width }).jpeg({ quality: THUMBNAIL_QUALITY }).toBuffer();
}
