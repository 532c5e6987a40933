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

/** The account above a member. A member may have several; the rules look at the first only. */
export interface Membership {
  ownerId: string;
  ownerType: UserType | null;
  isAdmin: boolean;
}

/** Somebody who impersonates another person: a team's owner or admin one of its members, an admin anyone. */
export interface Impersonator {
  userId: string;
  mode: 'admin' | 'team';
}

/** A signed-in person, with what the rules need to know and nothing else. */
export interface MemberActor {
  kind: 'member';
  userId: string;
  sessionId: string;
  /** How the session was proved: a browser's cookie is subject to the cross-site check, a bearer token is not. */
  via: 'cookie' | 'bearer';
  status: AccountStatus;
  type: UserType | null;
  /** 1 member, 2 crew, 3 admin: the level in force, which takes a second factor. */
  accessLevel: number;
  /** What the level waits for, when the account was given a higher one: a second factor, or its proof in this session. */
  levelWaits: 'enrol' | 'confirm' | null;
  /** Slugs held directly or through a plan. */
  features: readonly string[];
  membership: Membership | null;
  /** The person who impersonates the member, or null. */
  impersonator: Impersonator | null;
  /** When this session last proved a second factor, in epoch milliseconds. */
  secondFactorAt: number | null;
  /** Whether that was recently enough for an act of staff. */
  secondFactorFresh: boolean;
  /** A session that a sign-up link opened may finish the sign-up and nothing else. */
  limitedTo: 'signup' | null;
  /** Counts the changes of what their pieces wear. */
  brandVersion: number;
  /** Stands in the addresses of their public pages. */
  publicCode: string;
  /** Whether they, or their team, switched the public pages of films off. */
  hidesVideos: boolean;
}

export interface GuestActor {
  kind: 'guest';
  /** The error for calls that need a session, set when the browser's session is no longer valid. */
  refused?: 'token_expired';
  /** The session behind that, which a renewal would go on with: signing out has to end it too. */
  sessionId?: string;
}

export type Actor = MemberActor | GuestActor;

export const GUEST: GuestActor = { kind: 'guest' };

/**
 * Whether a feature is held. A leading `!` negates: `!free` holds for everyone without `free`. A beta grant
 * (`video-beta`) counts only when asked for.
 */
export function holdsFeature(features: readonly string[], wanted: string, options: { beta?: boolean } = {}): boolean {
  if (wanted.startsWith('!')) return !holdsFeature(features, wanted.slice(1), options);
  return features.includes(wanted) || (options.beta === true && features.includes(`${wanted}-beta`));
}
