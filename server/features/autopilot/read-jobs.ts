import { PLANNED_SLOTS } from '@yardsign/domain/autopilot/job';
import { pageOfJobs, planOf, type JobRow } from './job-store.ts';
import type { AutopilotDeps, Job } from './ports.ts';
import { presentJob } from './present.ts';
import { slotsToShow } from './slot-store.ts';
import { withNotes } from './slot-notes.ts';

const PAGE = 10;

async function present(deps: AutopilotDeps, memberId: string, rows: readonly JobRow[]): Promise<Job[]> {
  if (rows.length === 0) return [];
  const now = deps.clock.now();
  const ids = rows.map(({ id }) => id);
  const slots = await slotsToShow(deps.db, ids, now, PLANNED_SLOTS);
  const contentIds = new Set(slots.flatMap(({ content_id: id }) => id ?? []));
  const titles = await deps.namePieces([...contentIds]);
  const open = await deps.openTargetsOf(memberId);
  const jobs = rows.map((row) =>
    presentJob(row, { slots: slots.filter((slot) => slot.job_id === row.id), titles, open, now }),
  );
  const plans = new Map(rows.map((row) => [row.id, planOf(row)]));
  const coming = jobs.flatMap((job) => job.next);
  const next = await withNotes(deps, memberId, coming, { titles, jobOf: ({ jobId }) => plans.get(jobId ?? '') });
  return jobs.map((job) => ({ ...job, next: next.filter(({ jobId }) => jobId === job.id) }));
}

/** A page of a member's jobs, the oldest first. @param page the first is 1. */
export async function listJobs(
  deps: AutopilotDeps,
  memberId: string,
  page: number,
): Promise<{ jobs: Job[]; has_more: boolean }> {
  const rows = await pageOfJobs(deps.db, memberId, { offset: (page - 1) * PAGE, limit: PAGE + 1 });
  return { jobs: await present(deps, memberId, rows.slice(0, PAGE)), has_more: rows.length > PAGE };
}

export async function readJob(deps: AutopilotDeps, memberId: string, row: JobRow): Promise<Job> {
  const [job] = await present(deps, memberId, [row]);
  if (!job) throw new Error('a job was read and not shown');
  return job;
}
