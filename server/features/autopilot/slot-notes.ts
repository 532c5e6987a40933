import { mayOutgrow, tooLongFor, type Candidate } from '@yardsign/domain/autopilot/choose-piece';
import type { JobPlan } from '@yardsign/domain/autopilot/job';
import { NO_CAPTION_VALUES, type CaptionValues } from '@yardsign/domain/content/caption';
import type { AutopilotDeps, ShownSlot } from './ports.ts';
import type { Titles } from './present.ts';

/** What of a slot's job decides where its piece goes. */
type JobOfSlot = Pick<JobPlan, 'language' | 'targets'>;

interface Shown {
  titles: Titles;
  jobOf(slot: ShownSlot): JobOfSlot | undefined;
}

export type NotesDeps = Pick<AutopilotDeps, 'madeFilms' | 'captionValuesOf' | 'listCandidates'>;

/** Slots with what keeps each from one of its job's networks, or from all: a film that is not made, or words that are too long there. */
export async function withNotes(
  deps: NotesDeps,
  memberId: string,
  slots: readonly ShownSlot[],
  { titles, jobOf }: Shown,
): Promise<ShownSlot[]> {
  return withTooLong(deps, memberId, await withUnmadeFilms(deps, memberId, slots, titles), jobOf);
}

const isComing = ({ state, reason }: ShownSlot) => state === 'planned' && reason === null;

/**
 * Slots with a word on each whose film its member has not made in their brand: as long as they have not, it is passed over when the time of
 * its posts has come.
 */
async function withUnmadeFilms(
  deps: Pick<AutopilotDeps, 'madeFilms'>,
  memberId: string,
  slots: readonly ShownSlot[],
  titles: Titles,
): Promise<ShownSlot[]> {
  const filmOf = (slot: ShownSlot) =>
    isComing(slot) && slot.content && titles.get(slot.content.id)?.contentType === 'video'
      ? slot.content.id
      : undefined;
  const films = [...new Set(slots.flatMap((slot) => filmOf(slot) ?? []))];
  if (films.length === 0) return [...slots];
  const made = await deps.madeFilms(memberId, films);
  return slots.map((slot) => {
    const film = filmOf(slot);
    const isUnmade = film !== undefined && !made.has(`${film} ${slot.language}`);
    return isUnmade ? { ...slot, reason: 'film_unmade' } : slot;
  });
}

/** Slots with the networks to which each does not go. The brand is only asked for when some piece could become too long. */
async function withTooLong(
  deps: Pick<AutopilotDeps, 'captionValuesOf' | 'listCandidates'>,
  memberId: string,
  slots: ShownSlot[],
  jobOf: Shown['jobOf'],
): Promise<ShownSlot[]> {
  if (!slots.some((slot) => isComing(slot) && slot.content)) return slots;
  const candidates = await deps.listCandidates();
  const tight = new Map<ShownSlot, { piece: Candidate; job: JobOfSlot }>();
  for (const slot of slots) {
    const [piece, job] = [slot.content ? candidates.get(slot.content.id) : undefined, jobOf(slot)];
    if (isComing(slot) && piece && job && mayOutgrow(piece, job)) tight.set(slot, { piece, job });
  }
  if (tight.size === 0) return slots;
  const captionValues: CaptionValues = (await deps.captionValuesOf([memberId])).get(memberId) ?? NO_CAPTION_VALUES;
  return slots.map((slot) => {
    const found = tight.get(slot);
    return found ? { ...slot, tooLongFor: tooLongFor(found.piece, found.job, { captionValues }) } : slot;
  });
}
