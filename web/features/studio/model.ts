import { typeNamed, isPublished } from '@yardsign/domain/content/kinds';
import { STUDIO_VIEWS } from '@yardsign/domain/studio/views';
import type { Answer } from '../../lib/api/call-types.ts';
import { pageSearch, readText } from '../../lib/search/page-search.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

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
  const type = typeof typed === 'string' ? typeNamed(typed) : undefined;
  return type !== undefined && isPublished(type) ? type : '';
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
