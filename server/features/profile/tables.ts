import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { Generated } from 'kysely';

export interface ProfileFieldTable {
  member_id: string;
  feature: ProfileFeature;
  name: string;
  value: Generated<string>;
  values: Generated<string[]>;
  sync_to: Generated<string>;
  font_size: number | null;
  field_type: Generated<'string' | 'array'>;
  table_name: Generated<string>;
  locked_value: string | null;
  locked_sync_to: Generated<string>;
  locked_font_size: number | null;
  /** Who set it, when the team did: without a `locked_value` it is what the member began with. */
  sync_source_user_id: string | null;
}

interface ProfileFlagTable {
  member_id: string;
  flag_id: number;
  last_added_at: Date;
}

/** Pictures that a member uploaded for the profile. */
export interface ImageTable {
  member_id: string;
  sha256: string;
  name: string;
  /** It was sent with; a name to find it by, and never a place. */
  path: Generated<string>;
  width: number;
  height: number;
  format: 'jpeg' | 'png';
  bytes: number;
  created_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    image: ImageTable;
    profile_field: ProfileFieldTable;
    profile_flag: ProfileFlagTable;
  }
}
