import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getSite } from '@yardsign/contracts/routes/site';
import type { Db } from '../../platform/database/database.ts';

export interface SiteDeps {
  db: Db;
  services: readonly string[];
  site: RouteTypes<typeof getSite>['answer'];
  publicUrl: string;
  /** A legal text as HTML that is safe to insert. */
  readLegal(
    page: 'privacy' | 'terms',
    language: 'en' | 'es',
  ): Promise<{ title: string; html: string; updated: string }>;
}
