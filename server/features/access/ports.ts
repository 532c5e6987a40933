import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getUser } from '@yardsign/contracts/routes/access';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AccessLimits } from './limits.ts';

export type AuthUser = RouteTypes<typeof getUser>['answer']['data']['user'];

/** Passwords. Verifying takes tens of milliseconds of a core by design. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With no hash (an unknown account) it works as long and answers false. @throws AppError `overloaded` when too many wait. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** What a member is told by mail because it touches who can get into their account. */
export const SECURITY_NEWS = [
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'recovery-codes-renewed',
  'credential-added',
  'credential-changed',
  'credential-removed',
  'identity-linked',
  'identity-removed',
] as const;

export type SecurityNews = (typeof SECURITY_NEWS)[number];

export interface AccessDeps {
  db: Db;
  clock: Clock;
  random: Random;
  passwords: PasswordHasher;
  vault: Vault;
  limits: AccessLimits;
  /** Signs access tokens of API clients and derives refresh tokens: 32 bytes. */
  sessionKey: Buffer;
  /** Issuer of access tokens: the address of this installation. */
  issuer: string;
  secureCookies: boolean;
  /** Connections of a member as their `services[]`; never a token. */
  listServices(memberId: string): Promise<AuthUser['services']>;
  /** What the profile adds to a session. */
  readProfileSummary(memberId: string): Promise<{ flags: number[]; photoUrl: string | null; company: string }>;
  /** A spent refresh token was used, and its session has ended for it: the member should know. Never throws. */
  onSessionReused(memberId: string, sessionId: string): Promise<void>;
  /** Whether guessers try a password among their first few thousand; asked in small letters. */
  isCommonPassword(candidate: string): boolean;
  /** Brings an account back that was about to be deleted; whoever signs in wants to stay. Does nothing to any other. */
  restoreAccount(memberId: string): Promise<boolean>;
  /** Something about the keys of the account has changed: the member should know. Never throws. */
  tellSecurityNews(memberId: string, news: SecurityNews): Promise<void>;
}
