import type { Selectable } from 'kysely';
import type {
  ConnectAttemptTable,
  ConnectionPageTable,
  ConnectionTable,
  PostTable,
} from '../../platform/database/tables.ts';

export type PostRow = Selectable<PostTable>;
export type ConnectionRow = Selectable<ConnectionTable>;
/** One change of one post, to be written if the post is still at `fromVersion`. */
export interface PostChange {
  fromVersion: number;
  /** The post as it will be. */
  after: PostRow;
  /** The text of the post, when it changes. */
  caption: string | null;
  /** What the history says of it; null when there is nothing that a member would want to know. */
  event: { state: string; note: string | null } | null;
}

export type PageRow = Selectable<ConnectionPageTable>;
export type AttemptRow = Selectable<ConnectAttemptTable>;
