import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { webinarsRoutes } from '@yardsign/contracts/routes/content/webinars';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { RateWindow } from '../../platform/limits/rate-window.ts';
import type { SessionOf, WebinarNews } from './notices/session-mail.ts';

export type Webinar = RouteTypes<(typeof webinarsRoutes)['registerForSession']>['answer']['data'];

export interface WebinarsDeps {
  db: Db;
  clock: Clock;
  /** Address of the installation, without a slash at its end. */
  publicUrl: string;
  /** How often one member may take part: each time is a mail. */
  limit: RateWindow;
  /** Tells a member of a session by mail; sent if, and only if, the transaction is committed. */
  tellMember(tx: Tx, session: SessionOf, news: WebinarNews, at: Date): Promise<void>;
}
