import type { Db } from '../../platform/database/database.ts';
import type { AutopilotDeps, ShownSlot } from './ports.ts';
import { presentSlot } from './present.ts';
import { withNotes } from './slot-notes.ts';
import { readCursor, writeCursor } from '../../platform/http/time-cursor.ts';
import { comingSlots, pageOfComing, type ComingSlot } from './coming-slots.ts';

type SlotsDeps = Pick<AutopilotDeps, 'db' | 'namePieces' | 'madeFilms' | 'captionValuesOf' | 'listCandidates'>;

/** What a member's active jobs post between two times and is not in the ledger yet, the soonest first. */
export async function slotsOfDays(
  deps: SlotsDeps,
  memberId: string,
  wanted: { from: Date; until: Date; network?: string | undefined },
): Promise<ShownSlot[]> {
  return presentComing(deps, memberId, await comingSlots(deps.db, memberId, wanted));
}

async function presentComing(deps: SlotsDeps, memberId: string, rows: readonly ComingSlot[]): Promise<ShownSlot[]> {
  const titles = await deps.namePieces([...new Set(rows.flatMap(({ slot }) => slot.content_id ?? []))]);
  const shown = rows.map(({ slot, job }) => presentSlot({ ...slot, posts: [] }, job, titles));
  const targets = new Map(rows.map(({ slot, job }) => [slot.id, job.targets]));
  const jobOf = ({ id, language }: ShownSlot) => ({ language, targets: targets.get(id ?? '') ?? [] });
  return withNotes(deps, memberId, shown, { titles, jobOf });
}

/** A page of what a member's active jobs will post and is not in the ledger yet, the soonest first. */
export async function listComing(
  deps: SlotsDeps & Pick<AutopilotDeps, 'clock'>,
  memberId: string,
  { cursor, limit, network }: { cursor?: string | undefined; limit: number; network?: string | undefined },
): Promise<{ items: ShownSlot[]; nextCursor: string | null }> {
  const rows = await pageOfComing(deps.db, memberId, {
    from: deps.clock.now(),
    after: cursor === undefined ? undefined : readCursor(cursor, 'slo'),
    limit: limit + 1,
    network,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.slot;
  return {
    items: await presentComing(deps, memberId, page),
    nextCursor: rows.length > limit && last ? writeCursor({ at: last.due_at, id: last.id }) : null,
  };
}

/** What a calendar program is told of an hour of a job. */
interface SlotInTime {
  id: string;
  title: string;
  at: Date;
  updatedAt: Date;
}

/** The hours of a member's active jobs between two times at which something is to go out that is not in the ledger yet, the soonest first. */
export async function slotsBetween(
  deps: { db: Db } & Pick<AutopilotDeps, 'namePieces'>,
  memberId: string,
  range: { from: Date; until: Date },
): Promise<SlotInTime[]> {
  const planned = (await comingSlots(deps.db, memberId, range)).filter(({ slot }) => slot.state === 'planned');
  const names = await deps.namePieces([...new Set(planned.flatMap(({ slot }) => slot.content_id ?? []))]);
  return planned.flatMap(({ slot, job }) => {
    const name = names.get(slot.content_id ?? '');
    if (!name) return [];
    return [{ id: slot.id, title: name.titles[job.language], at: slot.due_at, updatedAt: slot.updated_at }];
  });
}
