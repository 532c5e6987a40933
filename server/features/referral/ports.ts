import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { BillingDeps } from '../billing/ports.ts';

export interface ReferralDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** What visits are signed with. */
  secret: Buffer;
  /** Where the product is reached. */
  publicUrl: string;
  /** How a month is credited. */
  billing: BillingDeps;
  reportError(error: unknown): void;
}
