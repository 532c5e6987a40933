import type { Generated } from 'kysely';
import type { Json } from '../database/json.ts';

/** What an act was about, as plain values: never a secret, never a text that somebody wrote in confidence. */
export type AuditDetail = Record<string, string | number | boolean | null>;

interface AuditEntryTable {
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

/** Written by the triggers of `member` alone. */
interface RoleChangeTable {
  id: Generated<number>;
  member_id: string;
  from_level: number | null;
  to_level: number;
  at: Generated<Date>;
  database_user: Generated<string>;
  found: Generated<boolean>;
}

declare module '../database/tables.ts' {
  interface Tables {
    audit_entry: AuditEntryTable;
    role_change: RoleChangeTable;
  }
}
