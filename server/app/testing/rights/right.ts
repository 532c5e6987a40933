import type { Api } from '@yardsign/contracts/api';
import type { Owned } from '../routes/owned-objects.ts';

/**
 * Who may call what: written by hand and read apart from the policies, so that a policy that is wrong disagrees with it. A
 * route without a row fails the test.
 */
export interface Right {
  /**
   * `member` is anyone who is signed in, whatever the state of the account; `active` one whose account is in order and not a free one,
   * `referrer` one of those who pays for themselves: without a type, and on nobody's team.
   */
  who: 'anyone' | 'member' | 'active' | 'referrer' | 'crew' | 'admin' | 'team manager' | 'team owner';
  /**
   * For an address that names an account: whose it may be. Everybody else's is not there (404). `team` is one of the team that
   * the caller manages.
   */
  account?: 'own' | 'own or crew' | 'any' | 'team';
  /** The parameter that names it; `:memberId`, or the `:id` of `/users/:id`, when left out. */
  parameter?: string;
  /** For an address that names something that somebody owns. Everybody else's is not there (404). */
  owns?: { kind: Owned; parameter: string };
  /** Refused to somebody who impersonates the member; `team` refuses a team's owner or admin only. */
  inPerson?: true | 'team';
  /** Refused to staff whose second factor was proved a while ago. */
  freshFactor?: true;
  /** Refused to who holds no feature at all. */
  needsFeature?: true;
  /** Open to the session of somebody who is finishing their sign-up. */
  duringSignup?: true;
  /** A body that the schema takes and that can be acted on, when a generated one would not do. */
  body?: unknown;
  query?: Record<string, string>;
  params?: Record<string, string>;
}

/** The rights of every route of a feature. A route without a row is a type error. */
export type RightsOf<Feature extends keyof Api> = Record<keyof Api[Feature], Right>;

export const anyone: Right = { who: 'anyone', duringSignup: true };
export const member: Right = { who: 'member' };
export const active: Right = { who: 'active' };
/** Of one's own account, never by somebody who impersonates its owner. */
export const own: Right = { who: 'member', account: 'own', inPerson: true };
