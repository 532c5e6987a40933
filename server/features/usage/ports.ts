import type { UsageEvent } from '@yardsign/contracts/routes/usage';
import type { AccountStatus, UserType } from '@yardsign/domain/access/actor';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { RateWindow } from '../../platform/limits/rate-window.ts';
import type { Teller } from '../../platform/teller.ts';

/** An event as analytics are told of it. */
export interface ToldUse extends Omit<UsageEvent, 'user'> {
  user: { id: string; type: UserType | null; status: AccountStatus; plan: string | null };
}

export interface UsageDeps {
  db: Db;
  clock: Clock;
  /** How much one member may tell. */
  limit: RateWindow;
  /** The analytics of this installation, if it has any. */
  analytics: Teller<ToldUse>;
}
