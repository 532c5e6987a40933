import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, string, string>;
type Language = 'en' | 'es';

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
}

export interface ContentTextTable {
  content_id: string;
  language: Language;
  title: string;
  description: string;
  contents: string;
  caption: string;
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

/** Every table, in one place; `tables.test.ts` holds it against the migrated database. */
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
}
