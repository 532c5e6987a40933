import type { Language } from '@yardsign/domain/languages';
import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { TeamMode } from '@yardsign/domain/profile/team-settings';
import type { Generated } from 'kysely';

interface TeamMemberTable {
  parent_id: string;
  child_id: string;
  is_admin: Generated<boolean>;
  /** Null from before it was noted. */
  joined_at: Date | null;
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
  feature: ProfileFeature;
  name: string;
  mode: TeamMode;
  value: string;
  sync_to: Generated<string>;
  font_size: number | null;
  set_by: string | null;
  at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    team_member: TeamMemberTable;
    team_invite: TeamInviteTable;
    team_lock: TeamLockTable;
  }
}
