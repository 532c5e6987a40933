import type { Language } from '@yardsign/domain/languages';
import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, string, string>;
type ActingMode = 'admin' | 'team';
type SessionLimit = 'signup';
type Provider = 'google' | 'apple';

/** What an act was about, as plain values: never a secret, never a text that somebody wrote in confidence. */
export type AuditDetail = Record<string, string | number | boolean | null>;

export interface MemberTable {
  id: string;
  email: string;
  username: string;
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: Generated<string>;
  status: string;
  type: string | null;
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

export interface MemberFeatureTable {
  member_id: string;
  slug: string;
  feature_id: number;
  is_plan: Generated<boolean>;
  includes: Generated<string[]>;
  expired: Generated<boolean>;
}

export interface TeamMemberTable {
  parent_id: string;
  child_id: string;
  is_admin: Generated<boolean>;
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

export interface RefreshTokenTable {
  hash: string;
  session_id: string;
  created_at: Date;
  expires_at: Date;
  spent_at: Date | null;
}

export interface ProfileFieldTable {
  member_id: string;
  feature: string;
  name: string;
  value: Generated<string>;
  values: Generated<string[]>;
  sync_to: Generated<string>;
  font_size: number | null;
  field_type: Generated<'string' | 'array'>;
  table_name: Generated<string>;
  locked_value: string | null;
  sync_source_user_id: string | null;
}

export interface ProfileFlagTable {
  member_id: string;
  flag_id: number;
  last_added_at: Date;
}

export interface ImageTable {
  member_id: string;
  sha256: string;
  name: string;
  width: number;
  height: number;
  format: 'jpeg' | 'png';
  bytes: number;
  created_at: Date;
}

export interface CategoryTable {
  slug: string;
  name_en: string;
  name_es: string;
  hidden: Generated<boolean>;
}

export interface ContentTable {
  id: string;
  slug: string;
  type: string;
  status: string;
  categories: Generated<string[]>;
  related: Generated<string[]>;
  template: Json<unknown> | null;
  motif: Generated<string>;
  digest: string;
  published_at: Date;
  claims: Generated<boolean>;
  sample: Generated<boolean>;
  placeholders: Generated<string[]>;
}

export interface ContentTextTable {
  content_id: string;
  language: Language;
  title: string;
  description: string;
  contents: string;
  caption: string;
  words: number;
  search: ColumnType<string, never, never>;
}

export interface ProofTable {
  member_id: string;
  content_id: string;
  language: Language;
  size: string;
  brand_version: number;
  template_digest: string;
  sha256: string;
  width: number;
  height: number;
  bytes: number;
  warnings: Generated<string[]>;
  created_at: Date;
}

export interface ConnectionTable {
  member_id: string;
  network: string;
  grant_id: string;
  account_id: string;
  account_name: string;
  label: string | null;
  scopes: string[];
  expires_at: Date | null;
  ended_at: Date | null;
  created_at: Date;
  checked_at: Date;
}

export interface ConnectionTargetTable {
  member_id: string;
  network: string;
  target_id: string;
  name: string;
  kind: string;
  may_post: boolean;
  lost_reason: string | null;
  position: number;
}

export interface ConnectionSecretTable {
  member_id: string;
  network: string;
  field: string;
  sealed: Json<{ kid: string; nonce: string; ciphertext: string; tag: string }>;
  created_at: Date;
}

export interface ConnectAttemptTable {
  id: string;
  member_id: string;
  session_id: string;
  network: string;
  redirect: string;
  handoff_hash: string;
  handed_at: Date | null;
  state_hash: string | null;
  browser_hash: string | null;
  returned_at: Date | null;
  expires_at: Date;
  created_at: Date;
}

export interface ShareRequestTable {
  member_id: string;
  client_request_id: string;
  body_sha256: string;
  post_ids: string[];
  created_at: Date;
}

export interface ShareDraftTable {
  member_id: string;
  content_id: string;
  captions: Json<{ en?: string | undefined; es?: string | undefined }>;
  language: Language;
  size: string;
  targets: Json<{ network: string; targetId: string }[]> | null;
  mode: 'now' | 'schedule';
  wall_date: string | null;
  wall_time: string | null;
  wall_zone: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface PostTable {
  id: string;
  owner_id: string;
  network: string;
  target_id: string;
  target_name: string;
  target_kind: string;
  content_id: string;
  content_type: string;
  title: string;
  path: string;
  language: Language;
  size: string;
  caption: string;
  caption_suggested: boolean;
  link: string | null;
  marker: string;
  wall_date: string | null;
  wall_time: string | null;
  wall_zone: string | null;
  proof_sha256: string;
  proof_url: string;
  proof_width: number;
  proof_height: number;
  state: string;
  version: number;
  due_at: Date;
  next_at: Date | null;
  turn: number;
  worker: string | null;
  lease_until: Date | null;
  attempts: number;
  setbacks: number;
  first_sent_at: Date | null;
  sent_at: Date | null;
  absent_at: Date | null;
  proven_absent: boolean;
  reason: string | null;
  network_message: string | null;
  network_code: string | null;
  handle: Json<Record<string, string>> | null;
  sent_sha256: string | null;
  remote_id: string | null;
  remote_url: string | null;
  told_version: number | null;
  /** What was approved; null where that was not kept. */
  approved_sha256: string | null;
  late_rule: Generated<string>;
  created_at: Date;
  updated_at: Date;
}

export interface PostEventTable {
  id: Generated<number>;
  post_id: string;
  at: Date;
  state: string;
  note: string | null;
}

export interface SendingHoldTable {
  network: string;
  target_id: string;
  reason: string;
  until: Date | null;
  created_at: Date;
}

export interface ConnectionWarningTable {
  grant_id: string;
  stage: 'week' | 'days';
  member_id: string;
  warned_at: Date;
}

export interface OneTimeLinkTable {
  id: string;
  purpose: string;
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

export interface SecondFactorTable {
  member_id: string;
  sealed: Json<{ kid: string; nonce: string; ciphertext: string; tag: string }>;
  confirmed_at: Date | null;
  last_step: number | null;
  created_at: Date;
}

export interface RecoveryCodeTable {
  member_id: string;
  hash: string;
  used_at: Date | null;
}

export interface SecondFactorTicketTable {
  hash: string;
  member_id: string;
  credential_id: string | null;
  limited_to: SessionLimit | null;
  asks: 'second-factor' | 'device-code';
  user_agent: string;
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

export interface SpentChallengeTable {
  hash: string;
  expires_at: Date;
}

export interface TeamInviteTable {
  id: string;
  parent_id: string;
  invited_by: string;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  is_admin: Generated<boolean>;
  language: Generated<Language>;
  sent: Generated<number>;
  last_sent_at: Date | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  cancelled_at: Date | null;
  declined_at: Date | null;
}

export interface TeamLockTable {
  parent_id: string;
  name: string;
  value: string;
  set_by: string | null;
  at: Date;
}

export interface TrialTable {
  member_id: string;
  industry_id: number;
  started_at: Date;
  ends_at: Date;
}

export interface AuditEntryTable {
  id: Generated<number>;
  chain: Generated<number>;
  at: Date;
  action: string;
  actor_id: string | null;
  real_actor_id: string | null;
  subject_id: string | null;
  detail: Json<AuditDetail>;
  request_id: string | null;
  previous_hash: string;
  hash: string;
}

/** Every table, in one place; `tables.test.ts` holds it against the migrated database. */
export interface InstallationMarkTable {
  name: 'demo';
  set_at: Date;
}

/** Written by the triggers of `member` alone. */
export interface RoleChangeTable {
  id: Generated<number>;
  member_id: string;
  from_level: number | null;
  to_level: number;
  at: Generated<Date>;
  database_user: Generated<string>;
  found: Generated<boolean>;
}

export interface AdminLinkTable {
  hash: string;
  purpose: 'first' | 'again';
  created_at: Date;
  expires_at: Date;
}

export interface Tables {
  member: MemberTable;
  member_feature: MemberFeatureTable;
  team_member: TeamMemberTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  profile_field: ProfileFieldTable;
  profile_flag: ProfileFlagTable;
  image: ImageTable;
  category: CategoryTable;
  content: ContentTable;
  content_text: ContentTextTable;
  proof: ProofTable;
  connection: ConnectionTable;
  connection_target: ConnectionTargetTable;
  connection_secret: ConnectionSecretTable;
  connect_attempt: ConnectAttemptTable;
  share_request: ShareRequestTable;
  share_draft: ShareDraftTable;
  post: PostTable;
  post_event: PostEventTable;
  sending_hold: SendingHoldTable;
  connection_warning: ConnectionWarningTable;
  one_time_link: OneTimeLinkTable;
  member_identity: MemberIdentityTable;
  social_attempt: SocialAttemptTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  second_factor_ticket: SecondFactorTicketTable;
  login_credential: LoginCredentialTable;
  passkey: PasskeyTable;
  spent_challenge: SpentChallengeTable;
  team_invite: TeamInviteTable;
  team_lock: TeamLockTable;
  trial: TrialTable;
  audit_entry: AuditEntryTable;
  installation_mark: InstallationMarkTable;
  admin_link: AdminLinkTable;
  role_change: RoleChangeTable;
}
