import { wireOfPlan } from '@yardsign/domain/autopilot/wire-plan';
import { PLANNED_SLOTS } from '@yardsign/domain/autopilot/job';
import { timeOfHour, type Slot } from '@yardsign/domain/autopilot/slots';
import type { Language } from '@yardsign/domain/languages';
import { findOpenTarget } from './find-open-target.ts';
import { planOf, type JobRow } from './job-store.ts';
import type { AutopilotDeps, Job, OpenTarget, ShownSlot } from './ports.ts';
import { runOf } from './runs.ts';
import type { SlotWithPosts } from './slot-store.ts';

export type Titles = Awaited<ReturnType<AutopilotDeps['namePieces']>>;

function contentOf(id: string | null, language: Language, titles: Titles): ShownSlot['content'] {
  const piece = id === null ? undefined : titles.get(id);
  return id === null || !piece ? null : { id, title: piece.titles[language], path: piece.path };
}

/** A slot that is kept. */
export function presentSlot(
  slot: SlotWithPosts,
  job: Pick<JobRow, 'language' | 'time_zone'>,
  titles: Titles,
): ShownSlot {
  return {
    id: slot.id,
    jobId: slot.job_id,
    state: slot.state,
    at: slot.due_at.toISOString(),
    wallClock: { date: slot.wall_date, time: timeOfHour(slot.wall_hour), timeZone: job.time_zone },
    language: job.language,
    content: contentOf(slot.content_id, job.language, titles),
    chosen: slot.chosen,
    reason: slot.reason,
    tooLongFor: [],
    posts: slot.posts.map(({ id, network, target_name: target, state, reason }) => ({
      ...{ id, network, target, state, reason },
    })),
  };
}

/** A slot of a job as it would be saved. */
export interface ForeseenSlot extends Slot {
  state: 'planned' | 'empty' | 'skipped';
  contentId: string | null;
  /** Its member asked for the piece. */
  chosen: boolean;
}

/** A slot that is only foreseen. */
export function presentForeseen(
  slot: ForeseenSlot,
  job: { language: Language; timeZone: string },
  titles: Titles,
): ShownSlot {
  return {
    id: null,
    jobId: null,
    state: slot.state,
    at: new Date(slot.at).toISOString(),
    wallClock: { date: slot.date, time: timeOfHour(slot.hour), timeZone: job.timeZone },
    language: job.language,
    content: contentOf(slot.contentId, job.language, titles),
    chosen: slot.chosen,
    reason: null,
    tooLongFor: [],
    posts: [],
  };
}

/** A job as its member sees it. */
export function presentJob(
  row: JobRow,
  shown: { slots: readonly SlotWithPosts[]; titles: Titles; open: readonly OpenTarget[]; now: Date },
): Job {
  const { slots, titles, open, now } = shown;
  const wire = wireOfPlan(planOf(row));
  const isOver = (slot: SlotWithPosts) => slot.due_at <= now;
  const past = slots.filter(isOver).toReversed();
  return {
    ...wire,
    id: row.id,
    status: row.active,
    job_networks: wire.job_networks.map((network, index) => {
      const target = findOpenTarget(open, row.targets[index]);
      return { ...network, name: target?.name ?? '', connected: target !== undefined };
    }),
    timezone: { id: wire.timezone_id },
    language: { id: wire.language_id },
    held_at: row.held_at?.toISOString() ?? null,
    run: past.map((slot) => ({ ...runOf(slot), slot: presentSlot(slot, row, titles) })),
    next: row.active
      ? slots
          .filter((slot) => !isOver(slot))
          .slice(0, PLANNED_SLOTS)
          .map((slot) => presentSlot(slot, row, titles))
      : [],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
