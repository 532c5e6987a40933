import { perLanguage } from '@yardsign/domain/languages';
import { readPhoto, type SlotAnswers } from '@yardsign/domain/content/slots';
import { clipCover, clipCoverWords } from '@yardsign/scene/film/clip-cover';
import { slotWords } from '@yardsign/scene/template/slot-words';
import { createHash } from 'node:crypto';
import { parseTemplate, type Template } from '@yardsign/scene/template/template';
import { AppError } from '../../platform/errors.ts';
import type { Painted, PictureFormat } from '../../platform/painting/jobs.ts';
import { TooHeavyToDraw } from '../../platform/painting/painter.ts';
import { readDrawingSource, type DrawingSource } from '../content/read-drawing-source.ts';
import type { MemberBrand } from '../profile/ports.ts';
import { imageKey } from '../../platform/files/file-keys.ts';
import { type GraphicsDeps, type Language, type Size } from './ports.ts';

/** A piece with what it is drawn from. */
export interface Drawing {
  source: DrawingSource;
  template: Template;
  /** Tells drawings apart whose texts or shapes differ. */
  digest: string;
  texts: Record<Language, Record<string, string>>;
  /** Which of the texts are photographs. */
  photos: readonly string[];
}

/**
 * Finds a piece that a member can see and its template.
 *
 * @param answers the facts that it shows, whatever the language; what the member has filled in when left out.
 * @throws AppError `not_found`.
 */
export async function findDrawing(
  deps: GraphicsDeps,
  contentId: string,
  memberId: string,
  answers?: SlotAnswers,
): Promise<Drawing> {
  const source = await readDrawingSource(deps.db, contentId, { memberId, now: deps.clock.now() });
  if (!source) throw new AppError('not_found');
  return drawingOf(deps, source, answers);
}

/** The template of a piece, the words that stand on it, and which of them are photographs. */
function designOf(
  { articleCover }: Pick<GraphicsDeps, 'articleCover'>,
  source: DrawingSource,
  answers: SlotAnswers | undefined,
): Pick<Drawing, 'template' | 'texts' | 'photos'> {
  const { clip, titles, motif, slots } = source;
  if (clip) {
    const on = perLanguage((language) => clipCoverWords(clip, titles[language]));
    return { template: clipCover(clip), texts: perLanguage((language) => on[language].words), photos: [on.en.photo] };
  }
  if (source.template === null)
    return {
      template: articleCover,
      texts: perLanguage((language) => ({ title: titles[language], motif })),
      photos: [],
    };
  return {
    template: parseTemplate(source.template),
    texts: perLanguage((language) => slotWords(slots, answers ?? source.answers[language], language, 'example')),
    photos: slots.filter(({ kind }) => kind === 'photo').map(({ key }) => key),
  };
}

/** What a piece is drawn from, with its template. */
function drawingOf(
  deps: Pick<GraphicsDeps, 'articleCover'>,
  source: DrawingSource,
  answers: SlotAnswers | undefined,
): Drawing {
  const { template, texts, photos } = designOf(deps, source, answers);
  const digest = createHash('sha256')
    .update(JSON.stringify([template, texts]))
    .digest('hex')
    .slice(0, 16);
  return { source, template, digest, texts, photos };
}

/** The sizes that a template can be drawn in. */
export function sizesOf(template: Template): Size[] {
  return (['square', 'portrait', 'story', 'link'] as const).filter((size) => size in template.sizes);
}

/** The photographs that are there: filled in by the member, or a moment of what they recorded. */
function filledPhotos({ photos, texts }: Drawing, language: Language) {
  return photos.flatMap((key) => {
    const photo = readPhoto(texts[language][key] ?? '');
    return photo ? [{ key, photo }] : [];
  });
}

/** Draws a piece in a brand. @throws AppError `invalid_request` when the template has no such size, `drawing_too_heavy`. */
export async function drawPiece(
  deps: GraphicsDeps,
  drawing: Drawing,
  options: { brand: MemberBrand; size: Size; language: Language; format: PictureFormat },
): Promise<Painted> {
  if (!sizesOf(drawing.template).includes(options.size)) {
    throw new AppError('invalid_request', { issues: [{ path: 'size', message: 'this piece has no such size' }] });
  }
  const { brand } = options;
  const images: Record<string, Uint8Array> = {};
  const filled = filledPhotos(drawing, options.language);
  for (const image of [brand.photo, brand.logo, brand.logoDark, ...filled.map(({ photo }) => photo)]) {
    const bytes = image && (await deps.files.get(imageKey(image.id)));
    if (image && bytes) images[image.id] = bytes;
  }
  // A picture whose file is gone is left out of the drawing, as if it had never been uploaded.
  const present = <Ref extends { id: string }>(image: Ref | null): Ref | null =>
    image && images[image.id] ? image : null;
  const gone = filled.flatMap(({ key, photo }) => (images[photo.id] ? [] : [[key, ''] as const]));
  const painting = deps.painter.render({
    template: drawing.template,
    size: options.size,
    language: options.language,
    format: options.format,
    texts: { ...drawing.texts[options.language], ...Object.fromEntries(gone) },
    brand: { ...brand, photo: present(brand.photo), logo: present(brand.logo), logoDark: present(brand.logoDark) },
    images,
  });
  return painting.catch((error: unknown) => {
    throw error instanceof TooHeavyToDraw ? new AppError('drawing_too_heavy', { cause: error }) : error;
  });
}

/** What nobody has published yet, drawn with its examples as a JPEG. @throws AppError as `drawPiece`. */
export async function drawDraft(
  deps: GraphicsDeps,
  source: DrawingSource,
  options: { brand: MemberBrand; size: Size; language: Language },
): Promise<Buffer> {
  const drawing = drawingOf(deps, source, undefined);
  const { bytes } = await drawPiece(deps, drawing, { ...options, format: 'jpeg' });
  return Buffer.from(bytes);
}
