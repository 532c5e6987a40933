import type { MemberActor } from '@yardsign/domain/access/actor';
import { kindOf } from '@yardsign/domain/content/kinds';
import { slidesIn, type ReportSet, type Slide } from '@yardsign/domain/content/slides';
import { equalHousingMark } from '@yardsign/scene/marks';
import sharp from 'sharp';
import type { DeckPicture } from '../../platform/documents/deck-job.ts';
import { AppError } from '../../platform/errors.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { findWornPiece } from '../content/find-worn-piece.ts';
import { deckData } from './deck-data.ts';
import type { DocumentsDeps, Language } from './ports.ts';

interface Stored {
  id: string;
}

/** A picture as programs of an office read it; null for one whose file is gone. */
async function fetchPicture(deps: DocumentsDeps, image: Stored | null, alt: string): Promise<DeckPicture | null> {
  const stored = image && (await deps.files.get(imageKey(image.id)));
  if (!stored) return null;
  const { data: bytes, info } = await sharp(stored).png().toBuffer({ resolveWithObject: true });
  return { type: 'image/png', bytes, width: info.width, height: info.height, alt };
}

interface Wanted {
  id: string;
  language: Language;
  /** Only the slides of this set. */
  set: ReportSet;
  /** Only this one of all slides, counted from 1. */
  slide?: number | undefined;
}

/** The slides that are asked for, and what the name of the file says of that. */
function choose(slides: readonly Slide[], { set, slide }: Wanted): { shown: Slide[]; suffix: string } {
  if (slide !== undefined) return { shown: slides.slice(slide - 1, slide), suffix: `-${slide}` };
  return { shown: slidesIn(slides, set), suffix: set === 'full-report' ? '' : `-${set}` };
}

/**
 * A market report or a webinar as slides in the brand of its member.
 *
 * @throws AppError `not_found`, also for what has no slides, or none of those asked for; `feature_required`; `documents_unavailable` when it cannot be made here and now.
 */
export async function readDeck(
  deps: DocumentsDeps,
  actor: MemberActor,
  wanted: Wanted,
): Promise<{ name: string; bytes: Buffer }> {
  const { language } = wanted;
  const { row, worn } = await findWornPiece(deps.db, actor, wanted.id);
  // Held against the contract when the piece was read.
  const { slides = [] } = row.texts[language].details as { slides?: Slide[] };
  const { shown, suffix } = choose(slides, wanted);
  if (kindOf(row.type)?.isRead !== true || shown.length === 0) throw new AppError('not_found');
  const { brand, guides } = worn;
  const [photo, logo] = await Promise.all([
    fetchPicture(deps, brand.photo, brand.fullName),
    fetchPicture(deps, guides.showLogo ? brand.logo : null, brand.company || brand.fullName),
  ]);
  const housing = guides.equalHousing === 'none' ? '' : equalHousingMark(guides.equalHousing, language).label;
  const isSingle = wanted.slide !== undefined;
  const data = deckData({ row, worn, language, slides: shown, isSingle, housing, pictures: { photo, logo } });
  try {
    return { name: `${row.slug}${suffix}-${language}.pptx`, bytes: await deps.typesetter.present({ data }) };
  } catch (error) {
    deps.reportFailure(error);
    throw new AppError('documents_unavailable');
  }
}
