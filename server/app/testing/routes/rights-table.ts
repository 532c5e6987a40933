import type { Api } from '@yardsign/contracts/api';
import type { Facts } from '../people/principals.ts';
import { accessRights } from '../rights/access.ts';
import { accountRights } from '../rights/account.ts';
import { adminRights } from '../rights/admin.ts';
import { approvalRights } from '../rights/approval.ts';
import { autopilotRights } from '../rights/autopilot.ts';
import { billingRights } from '../rights/billing.ts';
import { complianceRights } from '../rights/compliance.ts';
import { contentRights } from '../rights/content.ts';
import { crmRights } from '../rights/crm.ts';
import { documentsRights } from '../rights/documents.ts';
import { filmsRights } from '../rights/films.ts';
import { graphicsRights } from '../rights/graphics.ts';
import { leadsRights } from '../rights/leads.ts';
import { localRights } from '../rights/local.ts';
import { micrositeRights } from '../rights/microsite.ts';
import { perksRights } from '../rights/perks.ts';
import { profileRights } from '../rights/profile.ts';
import { realtalkRights } from '../rights/realtalk.ts';
import { referralRights } from '../rights/referral.ts';
import { resultsRights } from '../rights/results.ts';
import { schedulingRights } from '../rights/scheduling.ts';
import { sharingRights } from '../rights/sharing.ts';
import { siteRights } from '../rights/site.ts';
import { studioRights } from '../rights/studio.ts';
import { suggestionsRights } from '../rights/suggestions.ts';
import { teamsRights } from '../rights/teams.ts';
import { uploadsRights } from '../rights/uploads.ts';
import { usageRights } from '../rights/usage.ts';
import { webinarsRights } from '../rights/webinars.ts';
import type { Right, RightsOf } from '../rights/right.ts';

/**
 * Who may call what, by feature: written by hand and read apart from the policies, so that a policy that is wrong disagrees with
 * it.
 */
const RIGHTS: { [Feature in keyof Api]: RightsOf<Feature> } = {
  access: accessRights,
  account: accountRights,
  admin: adminRights,
  approval: approvalRights,
  autopilot: autopilotRights,
  billing: billingRights,
  content: contentRights,
  compliance: complianceRights,
  crm: crmRights,
  documents: documentsRights,
  films: filmsRights,
  graphics: graphicsRights,
  leads: leadsRights,
  local: localRights,
  microsite: micrositeRights,
  perks: perksRights,
  profile: profileRights,
  realtalk: realtalkRights,
  referral: referralRights,
  results: resultsRights,
  scheduling: schedulingRights,
  sharing: sharingRights,
  site: siteRights,
  studio: studioRights,
  suggestions: suggestionsRights,
  teams: teamsRights,
  uploads: uploadsRights,
  usage: usageRights,
  webinars: webinarsRights,
};

/** @param name as in `sharing.createShare`. */
export function rightOf(name: string): Right {
  const [feature, route] = name.split('.') as [keyof Api, never];
  return RIGHTS[feature][route];
}

/** How the account in the address relates to the caller. */
export type Relation = 'own' | 'own team' | 'other' | 'nobody' | 'none';

/** What a caller with these facts gets: let in, or the status of the refusal. */
export function expectedOf(right: Right, facts: Facts, target: Relation): 'in' | 401 | 403 | 404 {
  if (facts.is === 'refused') return 401;
  if (right.inPerson === true && facts.impersonatedBy !== null) return 403;
  if (right.who === 'anyone') return 'in';
  if (facts.is === 'guest') return 401;
  if (facts.signupOnly && !right.duringSignup) return 403;
  if (right.inPerson === 'team' && facts.impersonatedBy === 'owner') return 403;
  if (right.freshFactor && facts.factorStale) return 403;
  if (!isAmong(right.who, facts)) return 403;
  if (right.needsFeature && facts.features === 'none') return 403;
  return seesTarget(right, facts, target) ? 'in' : 404;
}

/** Whether somebody who is signed in is among those who may call a route. */
function isAmong(who: Right['who'], facts: Facts): boolean {
  switch (who) {
    case 'active':
      return facts.status === 'active' && !facts.free;
    case 'referrer':
      return facts.status === 'active' && !facts.free && !facts.belongs;
    case 'crew':
      return facts.level !== 'member';
    case 'admin':
      return facts.level === 'admin';
    case 'team manager':
      return managesTeam(facts);
    case 'team owner':
      return managesTeam(facts) && facts.manages === facts.id;
    case 'anyone':
    case 'member':
      return true;
  }
}

function managesTeam(facts: Facts): boolean {
  return facts.manages !== null && !facts.licensedOwner;
}

function seesTarget(right: Right, facts: Facts, target: Relation): boolean {
  if (target === 'none') return true;
  if (target === 'nobody') return false;
  if (right.account === 'team') return target === 'own team';
  if (target === 'own' || right.account === 'any') return true;
  return right.account === 'own or crew' && facts.level !== 'member';
}
