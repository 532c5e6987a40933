import type { Db } from '../../platform/database/database.ts';
import { featuresOfMany, slugsInForce } from './features-store.ts';

/** What members hold now, directly, through a plan or by a seat. @returns slugs by member; nobody who holds nothing. */
export async function readHeldFeatures(
  db: Db,
  memberIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const features = await featuresOfMany(db, memberIds, now);
  return new Map([...features].map(([memberId, held]) => [memberId, slugsInForce(held)]));
}
