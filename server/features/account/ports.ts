import type { Api } from '@yardsign/contracts/api';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { Tx } from '../../platform/database/database.ts';
import type { AccessDeps } from '../access/ports.ts';
import type { EnterByMail } from './enter-by-mail.ts';

export type Consent = RouteTypes<Api['account']['getConsent']>['answer'];

/** What a member, or somebody who is about to become one, is told by mail. */
export const ACCOUNT_NEWS = [
  /** Somebody signed up with the address of an account that exists. */
  'already-member',
  'password-changed',
  /** Goes to the address that it was. */
  'email-changed',
  'deletion-confirmed',
  'account-restored',
] as const;

export type AccountNews = (typeof ACCOUNT_NEWS)[number];

/** Mails and work that are added to the caller's transaction: they go out if, and only if, it is committed. */
export interface AccountMail {
  /** One mail with these links, which all go to one address. */
  mailLinks(tx: Tx, linkIds: readonly string[]): Promise<void>;
  /** @param news.about what tells this news from the next of its kind: the id of a link, or one made for it. */
  tell(tx: Tx, news: { memberId: string; news: AccountNews; about: string }): Promise<void>;
  /** Lets the worker find the accounts of an address, so that the caller's answer cannot. */
  answerResetRequest(tx: Tx, requestId: string): Promise<void>;
  /** The same for a sign-up. */
  answerSignupRequest(tx: Tx, requestId: string): Promise<void>;
}

/** What accounts need of what signs members in. */
type OfAccess = Pick<
  AccessDeps,
  | 'db'
  | 'clock'
  | 'random'
  | 'passwords'
  | 'vault'
  | 'limits'
  | 'sessionKey'
  | 'issuer'
  | 'secureCookies'
  | 'isCommonPassword'
  | 'services'
>;

export interface AccountDeps extends OfAccess {
  enterByMail: EnterByMail;
  mail: AccountMail;
  /** By whose link a browser came, as its cookie says; empty for nobody's. */
  readReferral(cookie: string | undefined): string;
  /** Writes down by whose link a new member came. @param referral as `readReferral` said it. */
  noteReferral(tx: Tx, member: { id: string; email: string }, referral: string): Promise<void>;
  /** Keeps a coupon that the link to the sign-up has brought, to be offered. */
  noteCoupon(tx: Tx, memberId: string, code: string): Promise<void>;
  /** Slugs of the features that members may give themselves. */
  selfApplicable: readonly string[];
  /** Cancels a member's posts whose sending has not begun. @returns how many posts. */
  cancelOpenPosts(tx: Tx, memberId: string): Promise<number>;
  /** How many posts are still to go out. */
  countOpenPosts(memberId: string): Promise<number>;
  /** @returns whether there was such a connection. */
  disconnectService(memberId: string, service: string): Promise<boolean>;
  renameService(memberId: string, service: string, name: string): Promise<boolean>;
}

/** Digests of what is kept in the store of files. */
export interface OwnBytes {
  images: string[];
  proofs: string[];
}

/** What deletes accounts for good. */
export interface PurgeDeps extends Pick<AccessDeps, 'db' | 'clock'> {
  /** Has files deleted once the transaction has committed, and until the store of files has done it. */
  deleteBytesLater(tx: Tx, bytes: OwnBytes): Promise<void>;
  /** Ends the team of an owner, and gives its members back what it had set. */
  dissolveTeam(tx: Tx, ownerId: string): Promise<void>;
  /** Sees to it that nothing is charged for an account that will be gone. */
  stopCharges(tx: Tx, memberId: string): Promise<void>;
}
