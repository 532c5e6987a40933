import { DAY_MS } from '@yardsign/domain/time/spans';
import type { Candidates, Use } from '@yardsign/domain/autopilot/choose-piece';
import type { Choosing } from '@yardsign/domain/autopilot/fill-slots';
import { REPEAT_DAYS } from '@yardsign/domain/autopilot/job';
import { NO_CAPTION_VALUES } from '@yardsign/domain/content/caption';
import { groupBy } from '@yardsign/domain/group-by';
import type { JobRow, PlanColumns } from './job-store.ts';
import type { AutopilotDeps } from './ports.ts';
import { slotsOfMembers, type SlotRow } from './slot-store.ts';

/** What the choice of pieces for jobs of some members rests on, in five questions however many there are. */
export interface Planning {
  /** The pieces that jobs choose from. */
  candidates: Candidates;
  /** The slots of a member that are still to come, of all jobs. */
  slotsOf(memberId: string): readonly SlotRow[];
  /** What of the member's posts is or may be out, or is to go out. @param without slots whose own posts do not count. */
  postedBy(memberId: string, without: ReadonlySet<string>): Use[];
  /** @param without slots whose own use does not count. */
  choosingFor(memberId: string, without: ReadonlySet<string>): Choosing;
}

type JobFacts = Pick<JobRow, 'id' | PlanColumns>;

export async function readPlanning(
  deps: Pick<AutopilotDeps, 'db' | 'featuresOf' | 'captionValuesOf' | 'listCandidates' | 'postedPieces'>,
  memberIds: readonly string[],
  jobs: readonly JobFacts[],
  now: Date,
): Promise<Planning> {
  const features = await deps.featuresOf(memberIds);
  const captionValues = await deps.captionValuesOf(memberIds);
  const candidates = await deps.listCandidates();
  const slots = await slotsOfMembers(deps.db, memberIds, now);
  const posted = await deps.postedPieces(memberIds, new Date(now.getTime() - REPEAT_DAYS.most * DAY_MS));
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const slotsBy = groupBy(slots, (slot) => slot.member_id);
  const piecesBy = groupBy(posted, (piece) => piece.memberId);

  function useOfSlot(slot: SlotRow): Use[] {
    const job = jobOf.get(slot.job_id);
    if (!job || slot.content_id === null || slot.state !== 'planned') return [];
    const at = slot.due_at.getTime();
    return [{ contentId: slot.content_id, at, language: job.language, targets: job.targets }];
  }

  function usesOfPosts(memberId: string, without: ReadonlySet<string>): Use[] {
    return (piecesBy.get(memberId) ?? [])
      .filter(({ slotId }) => slotId === null || !without.has(slotId))
      .map(({ contentId, language, network, targetId, at }) => ({
        contentId,
        at: at.getTime(),
        language,
        targets: [{ network, targetId }],
      }));
  }

  return {
    candidates,
    slotsOf: (memberId) => slotsBy.get(memberId) ?? [],
    postedBy: usesOfPosts,
    choosingFor(memberId, without) {
      const planned = (slotsBy.get(memberId) ?? []).filter(({ id }) => !without.has(id)).flatMap(useOfSlot);
      const uses = [...usesOfPosts(memberId, without), ...planned];
      return {
        ...{ candidates, uses },
        features: features.get(memberId) ?? [],
        captionValues: captionValues.get(memberId) ?? NO_CAPTION_VALUES,
      };
    },
  };
}
