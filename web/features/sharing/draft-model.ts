import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { type WallClock, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import type { Answer } from '../../lib/api/call-types.ts';
import type { Language } from '../../lib/i18n/language.ts';
import type { Draft } from './composer-model.ts';
import { namedBy, takenNames } from './mention-model.ts';
import { keptVariants, takenVariants } from './variant-model.ts';

/** A draft as the server keeps it. */
export type SavedDraft = Answer<'sharing', 'listDrafts'>['items'][number];
/** What of it the member chose. */
export type DraftBody = Pick<
  SavedDraft,
  | 'captions'
  | 'altTexts'
  | 'firstComments'
  | 'covers'
  | 'mentions'
  | 'pictures'
  | 'language'
  | 'size'
  | 'targets'
  | 'variants'
  | 'mode'
  | 'when'
>;

/** A draft that this browser holds: one that could not be saved, or one on its way over a consent screen. */
export interface KeptDraft {
  /** ISO instant, by the server's clock. */
  at: string;
  body: DraftBody;
}

/** What an opening of the composer begins with. */
export interface FoundDraft {
  at: string;
  body: DraftBody;
  /** Whether the server has these very choices. */
  saved: boolean;
}

function isSame(one: WallClock, other: WallClock): boolean {
  return one.date === other.date && one.time === other.time && one.timeZone === other.timeZone;
}

/**
 * What is kept of the choices. A time is kept when the member saw or set one; a half-typed date is not.
 *
 * @param suggested the time that the form offers by itself
 */
export function bodyOf(draft: Draft, suggested: WallClock): DraftBody {
  const isChosen = draft.mode === 'schedule' || !isSame(draft.when, suggested);
  return {
    captions: draft.captions,
    altTexts: draft.altTexts,
    firstComments: draft.firstComments,
    covers: draft.covers,
    mentions: namedBy(draft),
    pictures: [...draft.pictures],
    language: draft.language,
    size: draft.size,
    targets: draft.targets === undefined ? null : [...draft.targets],
    variants: keptVariants(draft.variants),
    mode: draft.mode,
    when: isChosen && wallClockToInstant(draft.when).ok ? draft.when : null,
  };
}

/** What there is of each language. What an older build kept in this browser lacks the newer kinds. */
function written<Value extends string | number>(
  values: Partial<Record<Language, Value | undefined>> | undefined,
): Partial<Record<Language, Value>> {
  const { en, es } = values ?? {};
  return { ...(en !== undefined && { en }), ...(es !== undefined && { es }) };
}

/** Whether there is something in it that would have to be done again: words, a cover, targets, or a time of the member's own. */
export function isWorthKeeping(
  { captions, altTexts, firstComments, covers, mentions, pictures, targets, variants, when }: DraftBody,
  suggested: WallClock,
): boolean {
  const wrote =
    Object.keys(written(captions)).length > 0 ||
    Object.keys(written(altTexts)).length > 0 ||
    Object.keys(written(covers)).length > 0 ||
    // What an older build kept in this browser names nobody, and has no further pictures.
    Boolean((mentions as unknown[] | undefined)?.length) ||
    Boolean((pictures as unknown[] | undefined)?.length) ||
    Object.values(written(firstComments)).some((words) => words !== '') ||
    // What an older build kept in this browser has none.
    (variants as unknown[] | undefined)?.length;
  return Boolean(wrote) || targets !== null || (when !== null && !isSame(when, suggested));
}

/** The newer of what the server has and what this browser holds. */
export function newestDraft(saved: SavedDraft | null, kept: KeptDraft | null): FoundDraft | null {
  if (kept !== null && (saved === null || Date.parse(kept.at) > Date.parse(saved.updatedAt)))
    return { ...kept, saved: false };
  return saved && { at: saved.updatedAt, body: saved, saved: true };
}

/**
 * Whether it has to be asked if the draft is meant: the piece was opened in the other language. What this browser holds from a
 * way over a consent screen is not asked about.
 */
export function asksFirst(found: FoundDraft, opened: Draft['language']): boolean {
  return found.saved && found.body.language !== opened;
}

/**
 * The choices of a draft, taken up again. How it was opened (to post now or to schedule) is of today; a time that can no
 * longer be met makes room for the suggestion.
 *
 * @param day that something is wanted on: the draft goes out then, at its hour. Null for none.
 */
export function takeUp(
  body: DraftBody,
  fresh: Draft,
  now: Date,
  day: string | null = null,
): { draft: Draft; timePassed: boolean } {
  const kept = body.when && day !== null ? { ...body.when, date: day } : body.when;
  const time = kept && scheduleInstant(kept, now);
  const timePassed = time?.ok === false && time.reason === 'too_early';
  return {
    timePassed,
    draft: {
      mode: fresh.mode,
      language: body.language,
      // An article has one size, whatever was kept.
      size: fresh.size === 'link' ? 'link' : body.size,
      captions: written(body.captions),
      altTexts: written(body.altTexts),
      firstComments: written(body.firstComments),
      covers: written(body.covers),
      ...takenNames(body.mentions),
      pictures: (body.pictures as string[] | undefined) ?? [],
      targets: body.targets ?? undefined,
      variants: takenVariants(body.variants),
      when: kept === null || timePassed ? fresh.when : kept,
    },
  };
}

/** When a draft would go out: the instant, null for one that is posted by hand, 'passed' when it is too late for that. */
export function plannedFor({ mode, when }: Pick<DraftBody, 'mode' | 'when'>, now: Date): Date | 'passed' | null {
  if (mode !== 'schedule' || when === null) return null;
  const instant = wallClockToInstant(when);
  if (!instant.ok) return null;
  return instant.value > now ? instant.value : 'passed';
}
