export type AccountStatus = 'active' | 'incomplete' | 'inactive' | 'limited' | 'paused';

export type UserType =
  | 'Coach Leader'
  | 'Enterprise Owner'
  | 'Team Owner'
  | 'Free Team Owner'
  | 'Company Owner'
  | 'Branch Owner'
  | 'Licensed Owner'
  | 'Licensed Member';

/** A signed-in person, with what the rules need to know and nothing else. */
export interface MemberActor {
  kind: 'member';
  userId: string;
  sessionId: string;
  /** How the session was proved: a browser's cookie is subject to the cross-site check, a bearer token is not. */
  via: 'cookie' | 'bearer';
  status: AccountStatus;
  type: UserType | null;
  /** 1 member, 2 crew, 3 admin. */
  accessLevel: number;
  /** Slugs held directly or through a plan. */
  features: readonly string[];
}

export interface GuestActor {
  kind: 'guest';
  /** Set when a browser showed a session that is no longer good: what a call that needs one answers. */
  refused?: 'token_expired';
}

export type Actor = MemberActor | GuestActor;

export const GUEST: GuestActor = { kind: 'guest' };

const CREW_LEVEL = 2;

export function isCrew(actor: Actor): boolean {
  return actor.kind === 'member' && actor.accessLevel >= CREW_LEVEL;
}

/**
 * Whether a feature is held. A leading `!` negates: `!free` holds for everyone without `free`. A beta grant
 * (`video-beta`) counts only when asked for.
 */
export function holdsFeature(features: readonly string[], wanted: string, options: { beta?: boolean } = {}): boolean {
  if (wanted.startsWith('!')) return !holdsFeature(features, wanted.slice(1), options);
  return features.includes(wanted) || (options.beta === true && features.includes(`${wanted}-beta`));
}
