import type { Selectable } from 'kysely';
import type { Said } from './record/entry-hash.ts';
import type { ConnectAttemptTable, ConnectionTargetTable, ConnectionTable, PostTable } from './tables.ts';

export type PostRow = Selectable<PostTable>;
export type ConnectionRow = Selectable<ConnectionTable>;
/** What a change may touch, and how it is written in SQL. */
export const CHANGING_COLUMNS = {
  state: 'text',
  version: 'integer',
  due_at: 'timestamptz',
  next_at: 'timestamptz',
  worker: 'text',
  lease_until: 'timestamptz',
  attempts: 'integer',
  setbacks: 'integer',
  first_sent_at: 'timestamptz',
  sent_at: 'timestamptz',
  absent_at: 'timestamptz',
  proven_absent: 'boolean',
  reason: 'text',
  network_message: 'text',
  network_code: 'text',
  handle: 'jsonb',
  sent_sha256: 'text',
  remote_id: 'text',
  remote_url: 'text',
  proof_sha256: 'text',
  proof_url: 'text',
  proof_width: 'integer',
  proof_height: 'integer',
  film: 'jsonb',
  pictures: 'jsonb',
  wall_date: 'text',
  wall_time: 'text',
  wall_zone: 'text',
  caption: 'text',
  caption_suggested: 'boolean',
  taken_down_at: 'timestamptz',
  awaits_approval: 'boolean',
  restored: 'boolean',
  approval_digest: 'text',
  told_version: 'integer',
  keeps_text: 'boolean',
  record_hash: 'text',
  updated_at: 'timestamptz',
} as const satisfies Partial<Record<keyof PostRow, string>>;

export type ChangingColumn = keyof typeof CHANGING_COLUMNS;

/** One change of one post, to be written if the post is still at `fromVersion`. */
export interface PostChange {
  fromVersion: number;
  /** The post as it will be. */
  after: PostRow;
  /** Where that differs from the post as it is: nothing else is written. */
  columns: readonly ChangingColumn[];
  /** What the history says of it; null when there is nothing that a member would want to know. */
  event: { state: string; note: string | null; said: Said; hash: string } | null;
}

export type TargetRow = Selectable<ConnectionTargetTable>;
export type AttemptRow = Selectable<ConnectAttemptTable>;
