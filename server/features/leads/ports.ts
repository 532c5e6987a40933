import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { listLeads } from '@yardsign/contracts/routes/content/leads';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { RateWindow } from '../../platform/limits/rate-window.ts';
import type { Random } from '../../platform/random.ts';
import type { MicrositeDeps } from '../microsite/ports.ts';

export type Lead = RouteTypes<typeof listLeads>['answer']['items'][number];

export interface LeadsDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** What the pages are drawn with on which visitors write. */
  microsite: MicrositeDeps;
  limits: {
    /** How much one address may send. */
    senders: RateWindow;
    /** How much one member may get. */
    members: RateWindow;
    /** Of how much of that one member is told. What comes above it is kept: two senders without end must not shut the others out. */
    mails: RateWindow;
  };
  /** Tells the member, of the same lead once a day; sent if, and only if, the transaction is committed. */
  tellMember(tx: Tx, leadId: string, sentAt: Date): Promise<void>;
}
