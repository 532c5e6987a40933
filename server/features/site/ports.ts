import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getLegalPage, getSite, SiteConfig } from '@yardsign/contracts/routes/site';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Memory } from '../../platform/database/memory.ts';
import type { ErrorReports } from '../../platform/error-reports.ts';
import type { RateWindow } from '../../platform/limits/rate-window.ts';

type Legal = RouteTypes<typeof getLegalPage>;
type Site = RouteTypes<typeof getSite>['answer'];

export interface SiteDeps {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  services: readonly string[];
  site: Omit<Site, 'demo'>;
  /** What is the same for everyone until somebody sets a mark of the installation. */
  answers: Memory;
  /** The accounts of the demo world, when the data is theirs. */
  readDemo(): Promise<Site['demo']>;
  publicUrl: string;
  /** Where errors of browsers are told, and how many one address may tell. */
  reports: ErrorReports;
  errorLimit: RateWindow;
  /** A legal text as HTML that is safe to insert: what is in force, or an older version. */
  readLegal(page: LegalPage, shown: Legal['query']): Promise<Legal['answer']>;
  readSiteConfig(): Promise<SiteConfig>;
  /** Does what a database server does by itself, where there is none. */
  tidyDatabase(): Promise<void>;
}
