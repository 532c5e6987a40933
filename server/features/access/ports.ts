import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getUser } from '@yardsign/contracts/routes/access/access';
import type { AccountStatus, MemberActor } from '@yardsign/domain/access/actor';
import type { BillingFacts } from '@yardsign/domain/access/guards';
import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import type { ContentMode } from '@yardsign/domain/profile/content-mode';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { StatementPart } from '../../platform/database/part.ts';
import type { Memory } from '../../platform/database/memory.ts';
import type { Random } from '../../platform/random.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AccessLimits } from './limits.ts';
import type { SignInAlarm } from './sign-in/sign-in-alarm.ts';

export type AuthUser = RouteTypes<typeof getUser>['answer']['data']['user'];

/** Passwords. Verifying takes tens of milliseconds of a core by design. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With no hash (an unknown account) it works as long and answers false. @throws AppError `overloaded` when too many wait. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether a hash of this very password was made otherwise than one would be made today: with less work, or not normalised. */
  isOutdated(hash: string, password: string): Promise<boolean>;
}

/** What a member is told by mail because it touches who can get into their account. */
export const SECURITY_NEWS = [
  'second-factor-on',
  'second-factor-off',
  'second-factor-removed',
  'recovery-code-used',
  'recovery-codes-renewed',
  'credential-added',
  'credential-changed',
  'credential-removed',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'identity-linked',
  'identity-removed',
] as const;

export type SecurityNews = (typeof SECURITY_NEWS)[number];

export type ProviderSlug = 'google' | 'apple';

/** The identity that a provider vouches for. */
export interface ProviderIdentity {
  /** Issuer and subject together are the key of an account; the address never is. */
  issuer: string;
  subject: string;
  provider: ProviderSlug;
  /** Empty when the provider does not tell it. */
  email: string;
  /** Whether the provider vouches for the address. */
  emailVerified: boolean;
  /** Empty when the provider does not tell it. */
  name: string;
  issuedAt: Date;
}

/** A provider did not say who it is, or what it said cannot be believed. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly kind: 'failed' | 'no-token';

  constructor(kind: 'failed' | 'no-token', options?: ErrorOptions) {
    super(kind === 'no-token' ? 'the provider returned no identity token' : 'the provider did not vouch', options);
    this.kind = kind;
  }
}

/** Somebody else who knows who people are, by OpenID Connect. */
export interface IdentityProvider {
  /** The address of the consent screen. @param input.codeChallenge S256 of the verifier. */
  consentUrl(input: { state: string; nonce: string; codeChallenge: string; redirectUri: string }): string;
  /** Exchanges a code, once. @throws IdentityError */
  redeem(input: { code: string; codeVerifier: string; nonce: string; redirectUri: string }): Promise<ProviderIdentity>;
  /** Believes an identity token, or not. @throws IdentityError */
  read(idToken: string): Promise<ProviderIdentity>;
}

export interface AccessDeps {
  db: Db;
  clock: Clock;
  random: Random;
  passwords: PasswordHasher;
  vault: Vault;
  limits: AccessLimits;
  /** What was known of open sessions a moment ago. */
  sessions: Memory;
  /** What pages were told of open sessions a moment ago. */
  sessionPages: Memory;
  /** Hears of every wrong password for any account. One guess at each of a thousand accounts stays under every other limit. */
  signInAlarm: SignInAlarm;
  /** Signs access tokens of API clients and derives refresh tokens: 32 bytes. */
  sessionKey: Buffer;
  /** Issuer of access tokens: the address of this installation. */
  issuer: string;
  secureCookies: boolean;
  /** Programs that guests may call with, as `name:secret`; with none of them a pair is not looked at. */
  guestClients: readonly string[];
  /** Connections of a member as their `services[]`; never a token. */
  services: StatementPart<AuthUser['services']>;
  /** What the profile adds to a session. */
  profileSummary: StatementPart<{
    flags: number[];
    photoUrl: string | null;
    company: string;
    contentMode: ContentMode;
  }>;
  /** What billing adds to a session. */
  billingFacts: StatementPart<
    (actor: Pick<MemberActor, 'features' | 'accessLevel'>, status: AccountStatus) => BillingFacts
  >;
  /** Legal texts that the member is asked to accept anew. */
  legalDue: StatementPart<LegalPage[]>;
  /** A spent refresh token was used, and its session has ended for it: the member should know. Never throws. */
  onSessionReused(memberId: string, sessionId: string): Promise<void>;
  /** Support has begun to impersonate a member, who is told of it if and only if the transaction is committed. */
  tellImpersonated(tx: Tx, news: { memberId: string; sessionId: string }): Promise<void>;
  /** Whether guessers try a password among their first few thousand; asked in small letters. */
  isCommonPassword(candidate: string): boolean;
  /** When the account will be deleted; null for one that stays. */
  readDeletion(memberId: string): Promise<Date | null>;
  /** Brings an account back that was about to be deleted, and says whether it was. Does nothing to any other. */
  restoreAccount(memberId: string): Promise<boolean>;
  /** Those that this installation uses. */
  providers: Partial<Record<ProviderSlug, IdentityProvider>>;
  /** Mails that go out if, and only if, the caller's transaction is committed. */
  linkMail: {
    /** One mail with these links, which all go to one address. */
    mailLinks(tx: Tx, linkIds: readonly string[]): Promise<void>;
    /** Lets the worker find the accounts of an address, so that the caller's answer cannot tell. */
    answerSignInRequest(tx: Tx, requestId: string): Promise<void>;
  };
  /** Whether a password alone is not enough with a browser that the account does not know. */
  newDeviceCode: boolean;
  /** Mails the code of a ticket, if and only if the transaction is committed. */
  mailDeviceCode(tx: Tx, ticketHash: string): Promise<void>;
  /** Something about the credentials of the account has changed: the member should know. Never throws. */
  tellSecurityNews(memberId: string, news: SecurityNews): Promise<void>;
}
