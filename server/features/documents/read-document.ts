import type { MemberActor } from '@yardsign/domain/access/actor';
import { withoutUndrawn } from '@yardsign/domain/text/scripts';
import { isDocument } from '@yardsign/domain/content/kind';
import { kindOf } from '@yardsign/domain/content/kinds';
import { AppError } from '../../platform/errors.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { findWornPiece } from '../content/find-worn-piece.ts';
import type { WornBrand } from '../profile/read-brand.ts';
import { coloursOf, documentData, type DocumentPiece, MARK, markPicture } from './document-data.ts';
import { documentLogos, logoPictures, pictureName } from './document-logos.ts';
import type { DocumentsDeps, Language } from './ports.ts';

const TEMPLATE = 'piece.typ';

/** A picture whose file is gone is left out, as if it had never been uploaded. */
async function fetchPictures(deps: DocumentsDeps, worn: WornBrand, language: Language) {
  const { photo } = worn.brand;
  const { equalHousing } = worn.guides;
  const logos = logoPictures(documentLogos(worn, coloursOf(worn).ground));
  const ids = [...new Set([...(photo ? [photo.id] : []), ...logos])];
  const found = await Promise.all(ids.map(async (id) => [id, await deps.files.get(imageKey(id))] as const));
  const pictures: Record<string, Uint8Array> = {};
  for (const [id, bytes] of found) if (bytes) pictures[pictureName(id)] = bytes;
  const has = new Set(found.flatMap(([id, bytes]) => (bytes ? [id] : [])));
  if (equalHousing !== 'none') pictures[MARK] = Buffer.from(markPicture(equalHousing, language));
  return { pictures, has };
}

/**
 * A text of the library as a PDF in the brand of its member.
 *
 * @throws AppError `not_found`, also for what is no text; `feature_required`; `documents_unavailable` when it cannot be set here and now.
 */
export async function readDocument(
  deps: DocumentsDeps,
  actor: MemberActor,
  contentId: string,
  language: Language,
): Promise<{ name: string; bytes: Buffer }> {
  const { row, worn } = await findWornPiece(deps.db, actor, contentId);
  const kind = kindOf(row.type);
  if (!kind || !isDocument(kind)) throw new AppError('not_found');
  return { name: `${row.slug}-${language}.pdf`, bytes: await setDocument(deps, row, worn, language) };
}

/** Longer than any word, as addresses are: it may be broken, or it runs out of the page; from 64 KB on the typesetter gives up. */
const LONG_WORD = /\S{41,}/gu;
const MAY_BREAK = '\u200B';
/** Rather at one of its signs than anywhere. */
const breakable = (word: string) =>
  word.replaceAll(/[.@_](?=\S)/gu, `$&${MAY_BREAK}`).replaceAll(/[^\u200B]{40}/gu, `$&${MAY_BREAK}`);
/** More marks on one letter than any script has: some ten thousand take the typesetter a minute. */
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu;
const settable = (text: string) => text.replaceAll(MANY_MARKS, '$1').replaceAll(LONG_WORD, breakable);

/**
 * Sets a text in a brand.
 *
 * @param as a PDF, or its pages below each other as an SVG.
 * @throws AppError `documents_unavailable` when it cannot be set here and now.
 */
export async function setDocument(
  deps: DocumentsDeps,
  piece: DocumentPiece,
  worn: WornBrand,
  language: Language,
  as: 'pdf' | 'svg' = 'pdf',
): Promise<Buffer> {
  const { pictures, has } = await fetchPictures(deps, worn, language);
  try {
    // A letter without a font would be set as an empty box.
    const words = withoutUndrawn(JSON.stringify(documentData(piece, worn, language, has)));
    const data = JSON.parse(words, (key, value: unknown) =>
      typeof value === 'string' && key !== 'url' ? settable(value) : value,
    ) as object;
    const job = { template: TEMPLATE, data, pictures };
    return await (as === 'pdf' ? deps.typesetter.typeset(job) : deps.typesetter.draw(job));
  } catch (error) {
    deps.reportFailure(error);
    throw new AppError('documents_unavailable');
  }
}
