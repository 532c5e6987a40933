import type { AccountStatus, UserType } from '@yardsign/domain/access/actor';
import type { Language } from '@yardsign/domain/languages';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/database/json.ts';
import type { LinkPurpose } from './credentials/one-time-link.ts';

type ActingMode = 'admin' | 'team';
type SessionLimit = 'signup';
type Provider = 'google' | 'apple';

export interface MemberTable {
  id: string;
  email: string;
  username: string;
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: Generated<string>;
  status: AccountStatus;
  type: UserType | null;
  access_level: Generated<number>;
  max_logins: Generated<number>;
  language: Generated<Language>;
  time_zone: Generated<string>;
  public_code: string;
  brand_version: Generated<number>;
  seats: Generated<number>;
  last_sign_in_at: Date | null;
  force_redirect: string | null;
  deletion_due_at: Date | null;
  blocked_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** What somebody is found by. The database gathers it. */
interface MemberWordsTable {
  member_id: string;
  joined_at: Date;
  words: string;
}

export interface MemberFeatureTable {
  member_id: string;
  slug: string;
  feature_id: number;
  is_plan: Generated<boolean>;
  includes: Generated<string[]>;
  expired: Generated<boolean>;
  by_billing: Generated<boolean>;
  /** When it ends by itself; null for what stays until somebody takes it. */
  ends_at: Date | null;
}

export interface SessionTable {
  id: string;
  member_id: string;
  via: 'cookie' | 'bearer';
  cookie_hash: string | null;
  access_expires_at: Date;
  user_agent: Generated<string>;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  acting_id: string | null;
  acting_mode: ActingMode | null;
  acting_reason: string | null;
  own_session_id: string | null;
  second_factor_at: Date | null;
  limited_to: SessionLimit | null;
  credential_id: string | null;
  passkey_id: string | null;
}

interface RefreshTokenTable {
  hash: string;
  session_id: string;
  created_at: Date;
  expires_at: Date;
  spent_at: Date | null;
}

export interface OneTimeLinkTable {
  id: string;
  purpose: LinkPurpose;
  member_id: string | null;
  email: string;
  detail: Json<Record<string, string>> | null;
  created_at: Date;
  expires_at: Date;
  spent_at: Date | null;
  voided_at: Date | null;
}

export interface MemberIdentityTable {
  issuer: string;
  subject: string;
  member_id: string;
  provider: Provider;
  email: Generated<string>;
  created_at: Date;
  last_used_at: Date | null;
}

export interface SocialAttemptTable {
  id: string;
  provider: Provider;
  state_hash: string;
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  redirect: string;
  member_id: string | null;
  created_at: Date;
  expires_at: Date;
  returned_at: Date | null;
  outcome: Json<Record<string, string>> | null;
  spent_at: Date | null;
}

interface SecondFactorTable {
  member_id: string;
  sealed: Json<{ kid: string; nonce: string; ciphertext: string; tag: string }>;
  confirmed_at: Date | null;
  last_step: number | null;
  created_at: Date;
}

interface RecoveryCodeTable {
  member_id: string;
  hash: string;
  used_at: Date | null;
}

export interface SecondFactorTicketTable {
  hash: string;
  member_id: string;
  credential_id: string | null;
  limited_to: SessionLimit | null;
  asks: Generated<'second-factor' | 'device-code'>;
  user_agent: Generated<string>;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

export interface LoginCredentialTable {
  id: string;
  member_id: string;
  username: string;
  password_hash: string;
  created_at: Date;
  updated_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyTable {
  id: string;
  member_id: string;
  credential_id: string;
  public_key: string;
  uses: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface SpentChallengeTable {
  hash: string;
  expires_at: Date;
}

interface FailedAttemptTable {
  key: string;
  failures: number;
  last_at: number;
  allowed: boolean;
  expires_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    member: MemberTable;
    member_feature: MemberFeatureTable;
    member_words: MemberWordsTable;
    session: SessionTable;
    refresh_token: RefreshTokenTable;
    one_time_link: OneTimeLinkTable;
    member_identity: MemberIdentityTable;
    social_attempt: SocialAttemptTable;
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
    second_factor_ticket: SecondFactorTicketTable;
    login_credential: LoginCredentialTable;
    passkey: PasskeyTable;
    spent_challenge: SpentChallengeTable;
    failed_attempt: FailedAttemptTable;
  }
}
