import { isInStep } from '@yardsign/domain/studio/in-step';
import { typeNamed } from '@yardsign/domain/content/kinds';
import { STUDIO_VIEWS } from '@yardsign/domain/studio/views';
import { US_STATE_CODES, type UsState } from '@yardsign/domain/profile/us-states';
import { LANGUAGES, perLanguage, type Language } from '@yardsign/domain/languages';
import type { Answer } from '../../lib/api/call-types.ts';
import { pageSearch, readText } from '../../lib/search/page-search.ts';
import type { Stored } from './editor/kept-text.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

export type StudioPiece = Answer<'studio', 'openStudioPiece'>['piece'];
/** A piece with a text as the server has it now; the piece itself where it knows of that, or of more, already. */
export function withText(piece: StudioPiece, language: Language, { paragraphs, words, ...saved }: Stored): StudioPiece {
  const before = piece.texts[language];
  if (saved.version <= before.version) return piece;
  const text = {
    ...before,
    ...words,
    paragraphs: [...paragraphs],
    version: saved.version,
    lastSaves: [...saved.lastSaves],
  };
  const twinOf = (twin: typeof text) => ({ ...twin, isStale: !isInStep(paragraphs, twin.inStepWith) });
  return { ...piece, texts: perLanguage((each) => (each === language ? text : twinOf(piece.texts[each]))) };
}

/** A piece that is a drawing. */
export type DrawnPiece = StudioPiece & { drawing: NonNullable<StudioPiece['drawing']> };
export const isDrawn = (piece: StudioPiece): piece is DrawnPiece => piece.drawing !== null;

/** Under which a browser keeps what one of the team did to a part of a piece and the server does not have yet. */
export const shelfKey = (memberId: string, pieceId: string, part: Language | 'drawing'): string =>
  `yardsign.studio.${memberId}.${pieceId}.${part}`;

export type PieceLine = Answer<'studio', 'listStudioPieces'>['items'][number];
type PieceType = PieceLine['type'];
type View = (typeof STUDIO_VIEWS)[number];

/** A state as it is shown: a text that went out and is out no more is withdrawn. */
export type ShownState = PieceLine['state'] | 'withdrawn';

export function shownState({ state, isOut }: Pick<PieceLine, 'state' | 'isOut'>): ShownState {
  return state === 'published' && !isOut ? 'withdrawn' : state;
}

export const STATE_TONES: Readonly<Record<ShownState, Tone>> = {
  draft: 'info',
  review: 'attention',
  approved: 'good',
  scheduled: 'info',
  published: 'good',
  withdrawn: 'neutral',
};

// What the list is narrowed by. It lives in the address.

export interface StudioFilters {
  query: string;
  type: PieceType | '';
  view: View | '';
}

function readType(typed: unknown): PieceType | '' {
  return (typeof typed === 'string' ? typeNamed(typed) : undefined) ?? '';
}

export const studioSearch = pageSearch<StudioFilters>({
  query: readText(200),
  type: readType,
  view: (typed) => STUDIO_VIEWS.find((view) => view === typed) ?? '',
});

/** Whether anything narrows the list. */
export function isNarrowed({ query, type, view }: StudioFilters): boolean {
  return query !== '' || type !== '' || view !== '';
}

/** What of a piece is on the page: one language, or both side by side. */
export type Shown = Language | 'both';

export const SHOWN: readonly Shown[] = [...LANGUAGES, 'both'];

export const pieceSearch = pageSearch<{ in: Shown | '' }>({
  in: (typed) => SHOWN.find((shown) => shown === typed) ?? '',
});

/** A source a line: its name, and where it is. What is no address stays with the name and is told. */
export function readSources(lines: string): { name: string; url: string }[] {
  return lines.split('\n').flatMap((line) => {
    const [, name = '', url = ''] = /^(.*?)\s*(https:\/\/\S+)?\s*$/.exec(line.trim()) ?? [];
    return line.trim() === '' ? [] : [{ name: name.trim(), url }];
  });
}

export function writeSources(sources: readonly { name: string; url: string }[]): string {
  return sources.map(({ name, url }) => `${name} ${url}`).join('\n');
}

const TAG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

const partsOf = (typed: string) => [...new Set(typed.split(/[,;\n]+/).map((part) => part.trim()))].filter(Boolean);

/** Tags, separated by commas; null when one of them cannot be one. Blanks within one become hyphens. */
export function readTags(typed: string): string[] | null {
  const tags = partsOf(typed).map((tag) => tag.toLowerCase().replaceAll(/\s+/g, '-'));
  return tags.every((tag) => TAG.test(tag) && tag.length <= 40) ? tags : null;
}

/** States by their postal codes, separated by commas; null when one of them is none. */
export function readStates(typed: string): UsState[] | null {
  const codes = partsOf(typed).map((code) => US_STATE_CODES.find((known) => known === code.toUpperCase()));
  return codes.every((code) => code !== undefined) ? codes : null;
}

/** The title in this language, else in any that has one. */
export function titleIn(titles: PieceLine['titles'], language: Language): string | undefined {
  return titles[language] || LANGUAGES.map((each) => titles[each]).find(Boolean);
}

/** The title of a text in this language, else in any that has one. */
export function titleOf(texts: StudioPiece['texts'], language: Language): string | undefined {
  return titleIn(
    perLanguage((each) => texts[each].title),
    language,
  );
}
