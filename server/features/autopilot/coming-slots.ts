import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PlaceInTime } from '../../platform/http/time-cursor.ts';
import type { JobRow } from './job-store.ts';
import type { SlotRow } from './slot-store.ts';

/** A slot that is no post yet, with what of its job is shown with it. */
export interface ComingSlot {
  slot: SlotRow;
  job: Pick<JobRow, 'language' | 'time_zone' | 'targets'>;
}

/** A member has thirty jobs at most, and a day twenty-four hours: more than this nobody sees on one sheet. */
const MOST_COMING = 1000;

/** The slots of a member's active jobs from a time on that are no posts yet, the soonest first. */
function slotsToCome(db: Db, memberId: string, from: Date, network: string | undefined) {
  return db
    .selectFrom('autopilot_slot')
    .innerJoin('autopilot_job', 'autopilot_job.id', 'autopilot_slot.job_id')
    .selectAll('autopilot_slot')
    .select(['autopilot_job.language', 'autopilot_job.time_zone', 'autopilot_job.targets'])
    .where('autopilot_slot.member_id', '=', memberId)
    .where('autopilot_slot.due_at', '>=', from)
    .where('autopilot_slot.state', 'in', ['planned', 'empty', 'skipped'])
    .where('autopilot_job.active', '=', true)
    .where('autopilot_job.deleted_at', 'is', null)
    .$if(network !== undefined, (query) =>
      query.where(sql<boolean>`autopilot_job.targets @> ${JSON.stringify([{ network }])}::jsonb`),
    )
    .orderBy('autopilot_slot.due_at')
    .orderBy('autopilot_slot.id');
}

function withJob({ language, time_zone, targets, ...slot }: SlotRow & ComingSlot['job']): ComingSlot {
  return { slot, job: { language, time_zone, targets } };
}

/** The slots between two times that are no posts yet, of jobs that are active. */
export async function comingSlots(
  db: Db,
  memberId: string,
  { from, until, network }: { from: Date; until: Date; network?: string | undefined },
): Promise<ComingSlot[]> {
  const rows = await slotsToCome(db, memberId, from, network)
    .where('autopilot_slot.due_at', '<', until)
    .limit(MOST_COMING)
    .execute();
  return rows.map(withJob);
}

/** A page of what is to come and is no post yet, by key. */
export async function pageOfComing(
  db: Db,
  memberId: string,
  wanted: { from: Date; network: string | undefined; after: PlaceInTime | undefined; limit: number },
): Promise<ComingSlot[]> {
  const { after } = wanted;
  const rows = await slotsToCome(db, memberId, wanted.from, wanted.network)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(autopilot_slot.due_at, autopilot_slot.id) > (${after?.at ?? null}, ${after?.id ?? null})`,
      ),
    )
    .limit(wanted.limit)
    .execute();
  return rows.map(withJob);
}
