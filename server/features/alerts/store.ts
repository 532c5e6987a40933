import type { Db } from '../../platform/database/database.ts';
import type { EndingStage } from '@yardsign/domain/alerts/ending-stage';

/** Which warnings of these grants were sent. */
export async function warningsOf(
  db: Db,
  grantIds: readonly string[],
): Promise<{ grantId: string; stage: EndingStage }[]> {
  if (grantIds.length === 0) return [];
  const rows = await db
    .selectFrom('connection_warning')
    .select(['grant_id', 'stage'])
    .where('grant_id', 'in', [...grantIds])
    .execute();
  return rows.map((row) => ({ grantId: row.grant_id, stage: row.stage }));
}

export async function insertWarning(
  db: Db,
  warning: { grantId: string; stage: EndingStage; memberId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('connection_warning')
    .values({ grant_id: warning.grantId, stage: warning.stage, member_id: warning.memberId, warned_at: warning.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
