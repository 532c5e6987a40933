import { fillCaption } from '@yardsign/domain/content/caption';
import { isDocument } from '@yardsign/domain/content/kind';
import { kinds } from '@yardsign/domain/content/kinds';
import { countWords } from '@yardsign/domain/content/reading-time';
import { perLanguage, type Language } from '@yardsign/domain/languages';
import { blogSettings } from '@yardsign/domain/profile/blog-settings';
import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { guidesLook, PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import { madeUpBrands, type MadeUpBrand } from '@yardsign/domain/studio/made-up-brands';
import { fromParagraphs } from '@yardsign/domain/studio/paragraphs';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { readerOf } from '../../content/read-content.ts';
import { sourcesInWords } from '../../content/library/sources.ts';
import { toHtml } from '../../content/to-html.ts';
import type { Size } from '../../graphics/ports.ts';
import { readWornBrand, type WornBrand } from '../../profile/read-brand.ts';
import { publicArticlePage, type PublicArticle } from '../../microsite/article-page.ts';
import { presentFields } from '../fields/piece-forms.ts';
import { findPiece, type PieceRow } from '../pieces/piece-store.ts';
import type { StudioDeps } from '../ports.ts';
import { presentMeta, presentWords } from '../pieces/present.ts';

/** The piece has no address for visitors yet, so its cover is left out. */
const COVER = /<img class="cover"[^>]*>/;

function brandOf(name: MadeUpBrand): PublicArticle['brand'] {
  const { color, ...person } = madeUpBrands[name];
  const typed: Readonly<Record<string, string>> = {
    first_name: person.firstName,
    last_name: person.lastName,
    job_title: person.jobTitle,
    company: person.company,
    phone: person.phone,
    email: person.email,
    compliance: person.compliance,
  };
  return {
    version: 0,
    ...brandTexts((field) => typed[field] ?? ''),
    primaryColor: color,
    photo: null,
    logo: null,
    logoDark: null,
    secondaryLogo: null,
    secondaryLogoDark: null,
    filmLogo: null,
    spanish: {},
    graphics: PLAIN_LOOK,
  };
}

/** What a draft rests on, as its text ends with it; nothing as long as it has no day of review, without which it is not handed in. */
function sourcesOf({ meta }: PieceRow, language: Language): string {
  const { reviewed, sources } = presentMeta(meta);
  return reviewed === '' ? '' : sourcesInWords({ reviewed, sources }, language);
}

/** The text of a draft as members would read it. */
export function draftText(row: PieceRow, language: Language) {
  const text = row.texts.find((each) => each.language === language);
  const paragraphs = [...(text?.paragraphs ?? []), sourcesOf(row, language)];
  const contents = toHtml(fromParagraphs(paragraphs), language);
  const { title, description, shareText: caption } = presentWords(text?.front ?? {});
  const details = presentFields(row.type, row.meta, () => text?.front ?? {}).worded[language];
  return { title, description, contents, caption, details, source: '', words: countWords(contents) };
}

/** @throws AppError `not_found` */
export async function readDraft(db: Db, id: string): Promise<PieceRow> {
  const row = await findPiece(db, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** In which language a draft is seen, and as whom. */
export interface Shown {
  language: Language;
  brand: MadeUpBrand;
  member?: string | undefined;
}

/** Who a draft is seen as. @throws AppError `profile_not_found` when there is no such member. */
export async function wornBy(
  deps: Pick<StudioDeps, 'db'>,
  { member, brand: name, language }: Shown,
): Promise<WornBrand> {
  if (member !== undefined) return readWornBrand(deps, member);
  const brand = brandOf(name);
  return {
    memberId: '',
    brand,
    language,
    publicCode: 'preview',
    settings: blogSettings(() => undefined, brand.firstName),
    guides: guidesLook(() => undefined),
    hidesVideos: false,
  };
}

/** A draft as the finished page that visitors would read, and what a post of it would say. @throws AppError `not_found`, `profile_not_found` */
export async function previewPiece(
  deps: Pick<StudioDeps, 'db' | 'clock' | 'publicUrl'>,
  id: string,
  shown: Shown,
): Promise<{ html: string; name: string; caption: string }> {
  const row = await readDraft(deps.db, id);
  const worn = await wornBy(deps, shown);
  const { brand, publicCode, settings } = worn;
  const page = publicArticlePage(
    {
      base: deps.publicUrl,
      code: publicCode,
      language: shown.language,
      row: {
        slug: row.slug,
        texts: perLanguage((of) => ({ ...draftText(row, of), details: {} })),
        published_at: deps.clock.now(),
      },
      film: null,
      brand,
      settings,
    },
    'empty',
  );
  return {
    html: page.replace(COVER, ''),
    name: brand.fullName,
    caption: fillCaption(draftText(row, shown.language).caption, readerOf(worn).captionValues[shown.language]),
  };
}

/**
 * A draft as the document that members would get, with its front page.
 *
 * @throws AppError `not_found`, also for a type that is no document; `profile_not_found`, `documents_unavailable`.
 */
export async function previewDocument(
  deps: Pick<StudioDeps, 'db' | 'setDocument'>,
  id: string,
  shown: Shown,
): Promise<Buffer> {
  const row = await readDraft(deps.db, id);
  if (!isDocument(kinds[row.type])) throw new AppError('not_found');
  const worn = await wornBy(deps, shown);
  return deps.setDocument({ type: row.type, texts: perLanguage((of) => draftText(row, of)) }, worn, shown.language);
}

/** A draft as it would be drawn. @throws AppError `not_found`, `profile_not_found`; `invalid_request` when it has no such size. */
export async function previewPicture(
  deps: Pick<StudioDeps, 'db' | 'drawDraft'>,
  id: string,
  { size, ...shown }: Shown & { size: Size },
): Promise<Buffer> {
  const row = await readDraft(deps.db, id);
  const { brand } = await wornBy(deps, shown);
  const { slug, type, drawing, meta } = row;
  const source = {
    // The examples of what members fill in stand in the template.
    ...{ id, slug, type, template: drawing?.template ?? null, slots: [] },
    motif: typeof meta['motif'] === 'string' ? meta['motif'] : '',
    titles: perLanguage((language) => draftText(row, language).title),
    answers: perLanguage(() => ({})),
    clip: null,
  };
  return deps.drawDraft(source, { brand, size, language: shown.language });
}
