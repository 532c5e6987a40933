import { type Page, type PagePath, type PageTitle, pageRows } from '@yardsign/domain/access/pages';
import { accessPages } from '../features/access/page-code.ts';
import { accountPages } from '../features/account/page-code.ts';
import { adminPages } from '../features/admin/page-code.ts';
import { appPages } from './page-code.ts';
import { approvalPages } from '../features/approval/page-code.ts';
import { autopilotPages } from '../features/autopilot/page-code.ts';
import { contentPages } from '../features/content/page-code.ts';
import { dashboardPages } from '../features/dashboard/page-code.ts';
import { emailPages } from '../features/emails/page-code.ts';
import { localPages } from '../features/local/page-code.ts';
import { micrositePages } from '../features/microsite/page-code.ts';
import { perksPages } from '../features/perks/page-code.ts';
import { planPages } from '../features/plan/page-code.ts';
import { profilePages } from '../features/profile/page-code.ts';
import { realtalkPages } from '../features/realtalk/page-code.ts';
import { referralPages } from '../features/referral/page-code.ts';
import { resultsPages } from '../features/results/page-code.ts';
import { schedulingPages } from '../features/scheduling/page-code.ts';
import { sharingPages } from '../features/sharing/page-code.ts';
import { designPages } from '../features/designs/page-code.ts';
import { studioPages } from '../features/studio/page-code.ts';
import { suggestionsPages } from '../features/suggestions/page-code.ts';
import { teamsPages } from '../features/teams/page-code.ts';
import { toolPages } from '../features/tools/page-code.ts';
import { usagePages } from '../features/usage/page-code.ts';
import { webinarsPages } from '../features/webinars/page-code.ts';
import type { PageCode, PageCodes } from '../lib/page-code.ts';
import type { AreaName } from '../locales/areas.ts';

/** Texts that every page needs. */
export const firstTexts = ['common', 'shell', 'titles', 'errors'] as const satisfies readonly AreaName[];

/** The code of every page: each feature names that of its own in its `page-code.ts`. */
export const pageCode: PageCodes = {
  ...accessPages,
  ...accountPages,
  ...adminPages,
  ...appPages,
  ...approvalPages,
  ...autopilotPages,
  ...contentPages,
  ...dashboardPages,
  ...emailPages,
  ...localPages,
  ...micrositePages,
  ...perksPages,
  ...planPages,
  ...profilePages,
  ...realtalkPages,
  ...referralPages,
  ...resultsPages,
  ...schedulingPages,
  ...sharingPages,
  ...designPages,
  ...studioPages,
  ...suggestionsPages,
  ...teamsPages,
  ...toolPages,
  ...usagePages,
  ...webinarsPages,
};

/** A page with its rules and, when it has been written, its code. */
export type RouteEntry = Page & { path: PagePath; title: PageTitle } & Partial<PageCode>;

export const routeTable: readonly RouteEntry[] = pageRows.map((row) => ({ ...row, ...pageCode[row.path] }));
