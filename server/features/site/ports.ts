import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getSite } from '@yardsign/contracts/routes/site';
import type { Db } from '../../platform/database/database.ts';

export interface SiteDeps {
  db: Db;
  services: readonly string[];
  site: RouteTypes<typeof getSite>['answer'];
  publicUrl: string;
  /** Folder of the legal texts: `privacy.en.md`, … */
  legalFolder: string;
  /** Markdown to HTML that is safe to insert. */
  toHtml(markdown: string): string;
}
