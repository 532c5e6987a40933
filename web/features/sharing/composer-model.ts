import { type ScheduleFault, scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import type { PostedAs } from '@yardsign/domain/sharing/networks/misfit';
import type { WallClock } from '@yardsign/domain/time/wall-clock';
import type { Answer } from '../../lib/api/call-types.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Language } from '../../lib/i18n/language.ts';
import type { Network } from './model.ts';
import type { TargetRef } from './target-model.ts';
import { type Variants, captionFault, networksOf, ownCaption } from './variant-model.ts';
import { type CommentFault, commentFault } from './comment-model.ts';
import { type NamedOn, type People, peopleFault } from './mention-model.ts';
import type { ComposeMode } from './compose-search.ts';

export type Size = 'square' | 'portrait' | 'story' | 'link';
export type Piece = Answer<'content', 'getContent'>['data'];

/** What opens the composer. */
export interface ShareDialogProps {
  contentId: string;
  contentType: Piece['content_type'];
  /** The language that the composer begins with: the one that the piece is shown in, unless its text is older there. */
  language: Language;
  /** The size that a graphic is shown in. */
  size?: Size;
  mode: ComposeMode;
  opened: boolean;
  onClose: () => void;
}

/** All that the member has chosen. What is not chosen yet (`undefined`) follows the piece and the connections. */
export interface Draft {
  mode: ComposeMode;
  language: Language;
  size: Size;
  /** Texts that were edited, by language; the other language keeps the suggested one. */
  captions: Partial<Record<Language, string>>;
  /** Alt texts that were written, by language; the other language keeps the piece's own. */
  altTexts: Partial<Record<Language, string>>;
  /** What is to be said under the post by its own target, by language. */
  firstComments: Partial<Record<Language, string>>;
  /** Whom an @name in the words means on a network that has to be told. */
  mentions: readonly NamedOn[];
  /** Who is on the picture, and who is asked to post along. */
  people: People;
  /** The moments that were chosen for the covers of its films, in milliseconds, by language. */
  covers: Partial<Record<Language, number>>;
  /** The pieces whose pictures go behind the first one, in their order. */
  pictures: readonly string[];
  targets: readonly TargetRef[] | undefined;
  /** What single networks get in the place of that. */
  variants: Variants;
  when: WallClock;
}

export function captionOf(draft: Draft, piece: Piece | undefined): string {
  return draft.captions[draft.language] ?? piece?.translations[draft.language].caption ?? '';
}

/** What is said of the picture to those who cannot see it: the piece's own words are its title. */
export function altTextOf(draft: Draft, piece: Piece | undefined): string {
  return draft.altTexts[draft.language] ?? piece?.translations[draft.language].title ?? '';
}

/** The words that a network gets: its own, else those of all. */
export function captionFor(draft: Draft, network: Network, piece: Piece | undefined): string {
  return ownCaption(draft, network) ?? captionOf(draft, piece);
}

/** What is to follow the post as its first comment. */
export function firstCommentOf(draft: Pick<Draft, 'firstComments' | 'language'>): string {
  return draft.firstComments[draft.language] ?? '';
}

export interface Problems {
  firstComment?: CommentFault;
  targets?: 'targetsMissing';
  caption?: NonNullable<ReturnType<typeof captionFault>>;
  tag?: NonNullable<ReturnType<typeof peopleFault>>;
  collaborator?: NonNullable<ReturnType<typeof peopleFault>>;
  when?: `when_${ScheduleFault}`;
}

/** What must be put right before it can be sent. */
export function problemsOf(
  draft: Draft,
  facts: {
    targets: readonly TargetRef[];
    captions: readonly { network: Network; caption: string }[];
    /** The networks under whose posts a comment follows. */
    commenting: readonly Network[];
    postedAs: PostedAs;
    now: Date;
  },
): Problems {
  const caption = captionFault(facts.captions, facts.postedAs);
  const firstComment = commentFault(facts.commenting, firstCommentOf(draft));
  const meant = networksOf(facts.targets);
  const tag = peopleFault(meant, 'tag', draft.people.tag);
  const collaborator = peopleFault(meant, 'collaborator', draft.people.collaborator);
  const time = draft.mode === 'schedule' ? scheduleInstant(draft.when, facts.now) : null;
  return {
    ...(facts.targets.length === 0 && { targets: 'targetsMissing' as const }),
    ...(caption && { caption }),
    ...(firstComment && { firstComment }),
    ...(tag && { tag }),
    ...(collaborator && { collaborator }),
    ...(time?.ok === false && { when: `when_${time.reason}` as const }),
  };
}

/** When it is to go out, as it is said to the server. What is posted now can be taken back for a moment. */
export function whenOf({ mode, when }: Pick<Draft, 'mode' | 'when'>) {
  if (mode === 'now') return { kind: 'now', undoable: true } as const;
  return mode === 'queue' ? ({ kind: 'queue' } as const) : ({ kind: 'at', ...when } as const);
}

/** The picture of the chosen moment of a film could not be taken, or not be sent: nothing was posted. */
export class CoverNotTaken extends Error {
  override readonly name = 'CoverNotTaken';
}

/** Whether a failed share may have been taken all the same. Sending it again with the same id is safe either way. */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof CoverNotTaken) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** What the server says is wrong with the time, when that is what it objects to. */
export function whenFaultOf(error: unknown): ScheduleFault | null {
  if (!(error instanceof ApiError) || error.code !== 'invalid_wall_clock') return null;
  const faults: readonly string[] = ['too_early', 'too_late', 'unknown_zone', 'invalid_date', 'invalid_time'];
  const found = error.issues.find((issue) => faults.includes(issue.message));
  return (found?.message as ScheduleFault | undefined) ?? 'too_early';
}
