import { Readable } from 'node:stream';
import { type ZippedFile, zipOf } from '../../platform/files/zip.ts';
import type { MemberBrand } from '../profile/ports.ts';
import { drawPiece, sizesOf, type Drawing } from './draw-piece.ts';
import type { GraphicsDeps, Language } from './ports.ts';

/**
 * A piece in a brand in all of its sizes, as an archive that is sent while it is drawn. The first picture is drawn before it
 * begins, so that what cannot be drawn at all is told as a refusal.
 */
export async function zipDrawing(
  deps: GraphicsDeps,
  drawing: Drawing,
  { brand, language }: { brand: MemberBrand; language: Language },
): Promise<Readable> {
  const fileOf = async (size: ReturnType<typeof sizesOf>[number]): Promise<ZippedFile> => {
    const { bytes } = await drawPiece(deps, drawing, { brand, size, language, format: 'jpeg' });
    return { name: `${drawing.source.slug}-${size}-${language}.jpg`, bytes };
  };
  const [first, ...others] = sizesOf(drawing.template);
  const begun = first && (await fileOf(first));
  async function* files(): AsyncGenerator<ZippedFile> {
    if (begun) yield begun;
    for (const size of others) yield await fileOf(size);
  }
  return Readable.from(zipOf(files(), deps.clock.now()));
}
