import type { Api } from '@yardsign/contracts/api';
import { accessStatements } from '../statements/access.ts';
import { accountStatements } from '../statements/account.ts';
import { adminStatements } from '../statements/admin.ts';
import { approvalStatements } from '../statements/approval.ts';
import { autopilotStatements } from '../statements/autopilot.ts';
import { billingStatements } from '../statements/billing.ts';
import { complianceStatements } from '../statements/compliance.ts';
import { contentStatements } from '../statements/content.ts';
import { crmStatements } from '../statements/crm.ts';
import { documentsStatements } from '../statements/documents.ts';
import { filmsStatements } from '../statements/films.ts';
import { graphicsStatements } from '../statements/graphics.ts';
import { leadsStatements } from '../statements/leads.ts';
import { localStatements } from '../statements/local.ts';
import { micrositeStatements } from '../statements/microsite.ts';
import { perksStatements } from '../statements/perks.ts';
import { profileStatements } from '../statements/profile.ts';
import { realtalkStatements } from '../statements/realtalk.ts';
import { referralStatements } from '../statements/referral.ts';
import { resultsStatements } from '../statements/results.ts';
import { schedulingStatements } from '../statements/scheduling.ts';
import { sharingStatements } from '../statements/sharing.ts';
import { siteStatements } from '../statements/site.ts';
import { studioStatements } from '../statements/studio.ts';
import { suggestionsStatements } from '../statements/suggestions.ts';
import { teamsStatements } from '../statements/teams.ts';
import { uploadsStatements } from '../statements/uploads.ts';
import { usageStatements } from '../statements/usage.ts';
import { webinarsStatements } from '../statements/webinars.ts';
import type { StatementsOf } from '../statements/statements-of.ts';

/**
 * How often a call of each route may ask the database, in the worst case of the authorisation matrix: whoever calls, on whatever
 * object, with nothing remembered. A new route needs its row, and a row that grows needs a reason.
 */
const STATEMENTS: { [Feature in keyof Api]: StatementsOf<Feature> } = {
  access: accessStatements,
  account: accountStatements,
  admin: adminStatements,
  approval: approvalStatements,
  autopilot: autopilotStatements,
  billing: billingStatements,
  compliance: complianceStatements,
  crm: crmStatements,
  content: contentStatements,
  documents: documentsStatements,
  films: filmsStatements,
  graphics: graphicsStatements,
  leads: leadsStatements,
  local: localStatements,
  microsite: micrositeStatements,
  perks: perksStatements,
  profile: profileStatements,
  realtalk: realtalkStatements,
  referral: referralStatements,
  results: resultsStatements,
  scheduling: schedulingStatements,
  sharing: sharingStatements,
  site: siteStatements,
  studio: studioStatements,
  suggestions: suggestionsStatements,
  teams: teamsStatements,
  uploads: uploadsStatements,
  usage: usageStatements,
  webinars: webinarsStatements,
};

/** @param name as in `sharing.createShare`. */
export function statementsOf(name: string): number {
  const [feature, route] = name.split('.') as [keyof Api, never];
  return STATEMENTS[feature][route];
}
