import type { plainFilm } from '@yardsign/domain/content/films/plain-film';
import { type ContentType, SHAREABLE_TYPES, kinds, typeNamed } from '@yardsign/domain/content/kinds';
import type { ReportSet } from '@yardsign/domain/content/slides';
import type { Answer } from '../../lib/api/call-types.ts';
import { type Language, isLanguage } from '../../lib/i18n/language.ts';
import { type Query, pageSearch, readText } from '../../lib/search/page-search.ts';

export type Piece = Answer<'content', 'getContentBySlug'>['data'];
export type Film = NonNullable<Piece['film']>;
/** A film that can be played. */
export type PlayableFilm = NonNullable<ReturnType<typeof plainFilm<Film>>>;

/** What captions are called in a player. */
export const CAPTIONS = { en: 'captionsEn', es: 'captionsEs' } as const satisfies Record<Language, string>;

/** What the library is narrowed to. No types means that nothing matches; `query` empty means no search. */
export interface Filters {
  /** What the list holds when it is not narrowed. */
  shelf: readonly ContentType[];
  types: readonly ContentType[];
  category: string | null;
  language: Language;
  query: string;
  show: Show;
  /** Pieces in every state, for the content team. */
  override?: true;
}

/** What a list is narrowed to by what the member did. */
const SHOWS = ['all', 'saved', 'shared', 'unshared', 'mine', 'team'] as const;
export type Show = (typeof SHOWS)[number];

const isPosted = (type: ContentType) => kinds[type].postedAs !== null;
const isRewritten = (type: ContentType) => kinds[type].isCustomized === true || kinds[type].isDesigned === true;

/** Whether pieces of a list can be narrowed to by each; a list of what nobody posts or rewrites has less to offer. */
const OFFERED: Readonly<Partial<Record<Show, (type: ContentType) => boolean>>> = {
  shared: isPosted,
  unshared: isPosted,
  mine: isRewritten,
  team: isRewritten,
};

/** What a list offers to be narrowed to; what its address asks for in any case. Whoever is in no team is not asked about one. */
export function showsFor({ shelf, show: asked }: Pick<Filters, 'shelf' | 'show'>, isInTeam: boolean): readonly Show[] {
  return SHOWS.filter((show) => {
    const isOffered = OFFERED[show];
    const has = isOffered === undefined || shelf.some((type) => isOffered(type));
    return show === asked || (has && (show !== 'team' || isInTeam));
  });
}

const LONGEST_QUERY = 200;

const readLanguage = (typed: unknown): Language | null => (isLanguage(typed) ? typed : null);

/** Stands for types of which there is nothing, in the address and for the server. */
const NO_TYPE = 'none';

/** Singular or plural, in any order. An address that asks for unknown types only is told that nothing matches. */
function readTypes(types: string, shelf: readonly ContentType[]): readonly ContentType[] {
  if (types.trim() === '') return shelf;
  const asked = types.split(',').map((type) => typeNamed(type.trim()));
  return shelf.filter((type) => asked.includes(type));
}

/** Types for an address and for the server. */
export const writeTypes = (types: readonly ContentType[]) => types.join(',') || NO_TYPE;

/** True when the list is not narrowed to some of the types. */
function isEveryType({ types, shelf }: Filters): boolean {
  return types.length === shelf.length;
}

/** What the library says in its address. */
export const librarySearch = pageSearch<{
  types: string;
  categories: string | null;
  language: Language | null;
  q: string;
  show: Show;
  override: string;
}>({
  types: readText(200),
  categories: (typed) => (typeof typed === 'string' && /^[a-z0-9-]+$/.test(typed) ? typed : null),
  language: readLanguage,
  q: readText(LONGEST_QUERY),
  show: (typed) => SHOWS.find((show) => show === typed) ?? 'all',
  override: readText(4),
});

/** What a piece says in its address: the language it is shown in, for a graphic its size, whether it is being edited, and the piece that led here. */
export const pieceSearch = pageSearch<{
  language: Language | null;
  size: string;
  edit: string;
  pContent: string;
  override: string;
}>({
  language: readLanguage,
  size: readText(20),
  edit: readText(1),
  pContent: readText(160),
  override: readText(4),
});

/** Whether an address asks for pieces in every state. */
export const isOverride = (override: string): boolean => override === '1' || override === 'true';

/** The filters that an address asks for; what it does not say, or says wrongly, takes its default. */
export function readFilters(
  query: Query,
  ownLanguage: Language,
  shelf: readonly ContentType[] = SHAREABLE_TYPES,
): Filters {
  const { types, categories, language, q, show, override } = librarySearch.read(query);
  return {
    shelf,
    types: readTypes(types, shelf),
    category: categories,
    language: language ?? ownLanguage,
    query: q,
    show,
    ...(isOverride(override) && { override: true }),
  };
}

/** The filters as an address carries them, without what is default anyway. */
export function writeFilters(filters: Filters, ownLanguage: Language): Query {
  const query = filters.query.trim();
  return librarySearch.link({
    ...(!isEveryType(filters) && { types: writeTypes(filters.types) }),
    ...(filters.category !== null && { categories: filters.category }),
    ...(filters.language !== ownLanguage && { language: filters.language }),
    ...(query !== '' && { q: query }),
    ...(filters.show !== 'all' && { show: filters.show }),
    ...(filters.override && { override: '1' }),
  });
}

export function isNarrowed(filters: Filters): boolean {
  return !isEveryType(filters) || filters.category !== null || filters.query.trim() !== '' || filters.show !== 'all';
}

/** Fills rows of two, three and four. */
const PAGE_SIZE = 12;

/** How the server is asked for it. */
const ASKED: Readonly<Record<Show, object>> = {
  all: {},
  saved: { saved: '1', author_filter: 'all' },
  shared: { has_shared: '1', author_filter: 'all' },
  unshared: { has_shared: '0' },
  mine: { author_filter: 'mine' },
  team: { author_filter: 'team' },
};

/** How the server is asked for pieces that members see, or for those of every state; it decides who gets these. */
export function askedStates(override: boolean) {
  return override ? { status: 'all', override: '1' as const } : { status: 'published,public' };
}

/** The query of the list call for these filters. */
export function listQuery(filters: Filters, page: number) {
  return {
    page,
    limit: PAGE_SIZE,
    language: filters.language,
    ...askedStates(filters.override === true),
    types: writeTypes(filters.types),
    ...(filters.category !== null && { categories: filters.category }),
    ...ASKED[filters.show],
  };
}

export type Size = 'square' | 'portrait' | 'story' | 'link';

/** Width and height of the pictures in each size. */
export const SIZE_PIXELS: Record<Size, { width: number; height: number }> = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 630 },
};

/**
 * The picture of a piece for lists and pages, `width` pixels wide. The address the server gave carries the versions of
 * piece and brand, so a change of either is a new address and a fresh picture.
 */
export function coverOf(piece: Piece, options: { language: Language; size: Size; width: number }) {
  const [path = '', query = ''] = piece.featured_image.url.split('?');
  const search = new URLSearchParams(query);
  search.set('language', options.language);
  search.set('size', options.size);
  search.set('width', String(options.width));
  return { src: `${path}?${search.toString()}`, ...SIZE_PIXELS[options.size] };
}

/** Types whose pictures are wide are shown wide where they are among themselves; a mixed list is square, so that its rows are even. */
export function listSize(types: readonly ContentType[]): Size {
  return types.every((type) => kinds[type].size === 'link') ? 'link' : 'square';
}

/** The pieces before and after one in a list that is newest first. */
export function neighboursOf(pieces: readonly Piece[], id: string): { newer: Piece | null; older: Piece | null } {
  const index = pieces.findIndex((piece) => piece.id === id);
  if (index < 0) return { newer: null, older: null };
  return { newer: pieces[index - 1] ?? null, older: pieces[index + 1] ?? null };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A whole article to paste into a newsletter or a website: its title, its text, and the link to the member's own page. */
export function articleHtml(piece: Piece, language: Language): string {
  const { title, contents } = piece.translations[language];
  const heading = escapeHtml(title);
  const link = piece.public_url === null ? '' : `\n<p><a href="${escapeHtml(piece.public_url)}">${heading}</a></p>`;
  return `<h1>${heading}</h1>\n${contents.trim()}${link}`;
}

/** The name of a downloaded picture; the server names its answer the same way. */
export function fileName(slug: string, size: Size, language: Language, format: 'jpeg' | 'png'): string {
  return `${slug}-${size}-${language}.${format === 'png' ? 'png' : 'jpg'}`;
}

/** The name of a saved document. */
export function documentName(slug: string, language: Language): string {
  return `${slug}-${language}.pdf`;
}

/** The name of saved slides. */
export function deckName(slug: string, set: ReportSet, language: Language): string {
  return `${slug}${set === 'full-report' ? '' : `-${set}`}-${language}.pptx`;
}

/** The name of one saved slide, by its number. */
export function slideName(slug: string, slide: number, language: Language): string {
  return `${slug}-${slide}-${language}.pptx`;
}
