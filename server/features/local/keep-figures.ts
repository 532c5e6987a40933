import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { localRoutes } from '@yardsign/contracts/routes/content/local';
import { holdsFeature, type MemberActor } from '@yardsign/domain/access/actor';
import { isToCome, LOCAL_LIMITS, mergeMonths } from '@yardsign/domain/local/figures';
import { isFigure, LOCAL_METRICS, roundFigure } from '@yardsign/domain/local/metrics';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { firstVersion } from '../../platform/first-version.ts';

export interface LocalDeps {
  db: Db;
  clock: Clock;
}

type Figures = RouteTypes<(typeof localRoutes)['getFigures']>['answer']['figures'];
type SentFigures = RouteTypes<(typeof localRoutes)['saveFigures']>['body'];

function mustHoldLocal(actor: MemberActor): void {
  if (!holdsFeature(actor.features, 'local')) throw new AppError('feature_required');
}

const nothing = (market: string): Figures => ({ market, source: '', months: [], version: 0, updatedAt: null });

/** What the member has kept of a market. @throws AppError `feature_required`. */
export async function readFigures({ db }: Pick<LocalDeps, 'db'>, actor: MemberActor, market: string): Promise<Figures> {
  mustHoldLocal(actor);
  const row = await db
    .selectFrom('local_figures')
    .select(['source', 'months', 'version', 'updated_at'])
    .where('member_id', '=', actor.userId)
    .where('market', '=', market)
    .executeTakeFirst();
  if (!row) return nothing(market);
  const { updated_at: at, months, ...rest } = row;
  return { market, ...rest, months: months.map((each) => ({ ...each })), updatedAt: at.toISOString() };
}

/** Months in their order with figures that can be kept. @throws AppError `invalid_request` with the places of those that cannot. */
function rightMonths(months: SentFigures['months'], now: Date): SentFigures['months'] {
  const wrong = months.flatMap(({ month, values }, at) => [
    ...(isToCome(month, now) ? [{ path: `body.months.${at}.month`, message: 'has not begun' }] : []),
    ...LOCAL_METRICS.filter((metric) => values[metric] !== undefined && !isFigure(metric, values[metric])).map(
      (metric) => ({ path: `body.months.${at}.values.${metric}`, message: 'is no figure that can be kept' }),
    ),
  ]);
  if (wrong.length > 0) throw new AppError('invalid_request', { issues: wrong });
  return mergeMonths(months).map(({ month, values }) => ({
    month,
    values: Object.fromEntries(
      LOCAL_METRICS.flatMap((metric) => {
        const figure = values[metric];
        return figure === undefined ? [] : [[metric, roundFigure(metric, figure)]];
      }),
    ),
  }));
}

const rowOf = (tx: Tx, memberId: string, market: string) =>
  tx.selectFrom('local_figures').where('member_id', '=', memberId).where('market', '=', market);

/** @throws AppError `no_room_for_figures` */
async function mustHaveRoom(tx: Tx, memberId: string): Promise<void> {
  const { n } = await tx
    .selectFrom('local_figures')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (n >= LOCAL_LIMITS.markets) throw new AppError('no_room_for_figures');
}

/**
 * Keeps the figures of a market in the place of those it had; no months take them away.
 *
 * @throws AppError `feature_required`; `figures_moved_on` when they were changed elsewhere meanwhile; `no_room_for_figures`;
 * `invalid_request` with the figures that are wrong or of months to come, or without a source.
 */
export async function saveFigures({ db, clock }: LocalDeps, actor: MemberActor, sent: SentFigures): Promise<Figures> {
  mustHoldLocal(actor);
  const { market, source, version } = sent;
  const memberId = actor.userId;
  const now = clock.now();
  const months = rightMonths(sent.months, now);
  if (months.length > 0 && source === '')
    throw new AppError('invalid_request', { issues: [{ path: 'body.source', message: 'is missing' }] });
  return db.transaction().execute(async (tx) => {
    // One at a time, so that two at once do not both find the last place, or the same version.
    await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
    const held = await rowOf(tx, memberId, market).select('version').executeTakeFirst();
    if ((held?.version ?? 0) !== version) throw new AppError('figures_moved_on');
    if (months.length === 0) {
      await tx.deleteFrom('local_figures').where('member_id', '=', memberId).where('market', '=', market).execute();
      return nothing(market);
    }
    if (!held) await mustHaveRoom(tx, memberId);
    const next = held ? version + 1 : firstVersion(now);
    const row = { source, months: JSON.stringify(months), version: next, updated_at: now };
    await tx
      .insertInto('local_figures')
      .values({ member_id: memberId, market, ...row })
      .onConflict((conflict) => conflict.columns(['member_id', 'market']).doUpdateSet(row))
      .execute();
    return { market, source, months, version: row.version, updatedAt: now.toISOString() };
  });
}
