import type { Db } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';
import { type Claim, claimDue, claimThese, dueInTurn } from './ledger-store.ts';

/** So many posts are put in order together, as a multiple of those that are claimed together. */
const AHEAD = 40;
/** An order is gone by for so long at least: what becomes due meanwhile has its turn after that. */
const FRESH_MS = 500;
/** Finding an order may take one part in so many of the time that it is gone by for. */
const SHARE = 20;

/** Claims the due posts of a lane in the order of their turns. */
interface DueLine {
  claim(claim: Claim): Promise<PostRow[]>;
}

/**
 * A claim of its own puts all that is due in order, which is nothing while little is due. Behind a long line that is done once for many
 * claims: the order is kept for a moment, and each claim takes the next of it that nobody else has taken.
 *
 * @param monotonicMs a clock that never jumps
 */
export function createDueLine({ db, monotonicMs }: { db: Db; monotonicMs(): number }): DueLine {
  let isLong = false;
  let ids: string[] = [];
  let freshUntil = 0;

  async function putInOrder(claim: Claim): Promise<void> {
    const begun = monotonicMs();
    ids = await dueInTurn(db, { ...claim, limit: AHEAD * claim.limit });
    const found = monotonicMs();
    freshUntil = found + Math.max(FRESH_MS, SHARE * (found - begun));
    isLong = ids.length > claim.limit;
  }

  async function takeNext(claim: Claim): Promise<PostRow[]> {
    const taken: PostRow[] = [];
    while (taken.length < claim.limit && ids.length > 0) {
      const next = ids.splice(0, claim.limit - taken.length);
      taken.push(...(await claimThese(db, claim, next)));
    }
    return taken;
  }

  return {
    async claim(claim) {
      if (claim.limit <= 0) return [];
      if (!isLong) {
        const posts = await claimDue(db, claim);
        isLong = posts.length === claim.limit;
        return posts;
      }
      if (ids.length === 0 || monotonicMs() > freshUntil) await putInOrder(claim);
      return takeNext(claim);
    },
  };
}
