import { holdsFeature } from './actor.ts';
import { isCrewLevel, isLicensedMember, isTeamOwner, mayRefer } from './roles.ts';
import type { GuardPerson } from './guards.ts';
import type { PageRule } from './pages.ts';

/** The path that a rule redirects to; `stays` ends the rules of the page; null lets the next rule decide. */
type Ruling = { to: string } | 'stays' | null;

const when = (applies: boolean, to: string): Ruling => (applies ? { to } : null);

/**
 * What each rule about kinds of accounts does. The order in which a page names them counts (C-04): on the page for upgrades a
 * licensed owner is looked at before other owners. A licensed member stays there whatever else they are, because every other
 * page about money leads them to it (C-05).
 */
const pageRules: Readonly<Record<PageRule, (person: GuardPerson) => Ruling>> = {
  'crew-only': ({ accessLevel }) => when(!isCrewLevel(accessLevel), '/dashboard'),
  'licensed-member-stays': (person) => (isLicensedMember(person) ? 'stays' : null),
  'licensed-member-to-upgrade': (person) => when(isLicensedMember(person), '/upgrade'),
  'licensed-owner-to-subscription': ({ type }) => when(type === 'Licensed Owner', '/subscription'),
  'team-owner-to-dashboard': (person) => when(isTeamOwner(person), '/dashboard'),
  'pending-cancel-to-subscription': ({ billing }) => when(billing.pendingCancel, '/subscription'),
  'paid-to-dashboard': ({ status, features }) =>
    when(status !== 'inactive' && holdsFeature(features, '!free'), '/dashboard'),
  'referrers-only': (person) => when(!mayRefer(person), '/my-perks'),
};

/** The target that the rules of a page name, or null. */
export function rulePages(rules: readonly PageRule[], person: GuardPerson): string | null {
  for (const rule of rules) {
    const ruling = pageRules[rule](person);
    if (ruling === 'stays') return null;
    if (ruling !== null) return ruling.to;
  }
  return null;
}
