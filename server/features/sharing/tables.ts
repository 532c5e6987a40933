import type { TargetKind } from '@yardsign/domain/sharing/networks/target';
import type { SlotAnswers } from '@yardsign/domain/content/slots';
import type { ContentType } from '@yardsign/domain/content/kinds';
import type { Language } from '@yardsign/domain/languages';
import type { PostState, PostReason } from '@yardsign/domain/sharing/delivery';
import type { Slot } from '@yardsign/domain/sharing/queue';
import type { Mention } from '@yardsign/domain/sharing/mentions';
import type { LateRule } from '@yardsign/domain/sharing/lateness';
import type { Generated } from 'kysely';
import type { FilledJson, Json } from '../../platform/database/json.ts';

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
  /** Until when the present token is good, where it is renewed without the member; then `expires_at` is null. */
  token_expires_at: Date | null;
  renewing_until: Date | null;
}

export interface ConnectionTargetTable {
  member_id: string;
  network: string;
  target_id: string;
  name: string;
  kind: TargetKind;
  may_post: boolean;
  lost_reason: string | null;
  position: number;
}

interface ConnectionSecretTable {
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

interface ShareRequestTable {
  member_id: string;
  client_request_id: string;
  body_sha256: string;
  post_ids: string[];
  created_at: Date;
}

interface DraftVariant {
  network: string;
  captions: { en?: string | undefined; es?: string | undefined };
  size: string | null;
}

export interface ShareDraftTable {
  member_id: string;
  content_id: string;
  captions: Json<{ en?: string | undefined; es?: string | undefined }>;
  alt_texts: FilledJson<{ en?: string | undefined; es?: string | undefined }>;
  first_comments: FilledJson<{ en?: string | undefined; es?: string | undefined }>;
  mentions: FilledJson<(Mention & { network: string })[]>;
  covers: FilledJson<{ en?: number | undefined; es?: number | undefined }>;
  language: Language;
  size: string;
  pictures: FilledJson<string[]>;
  targets: Json<{ network: string; targetId: string }[]> | null;
  variants: Json<DraftVariant[]>;
  mode: 'now' | 'schedule' | 'queue';
  wall_date: string | null;
  wall_time: string | null;
  wall_zone: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A further picture of a post: a piece of its own, and how it was proved. */
export interface FurtherPicture {
  contentId: string;
  title: string;
  /** The facts of the piece that it was drawn with. */
  answers: SlotAnswers;
  sha256: string;
  url: string;
  width: number;
  height: number;
}

/** What is known of a film without reading it. */
interface PostedFilm {
  sha256: string;
  bytes: number;
  seconds: number;
  /** Of its member's intro; left out for none. */
  introSeconds?: number;
  mime: string;
  /** Digest of what it wears of the member's brand; null, and left out in older posts, for nobody's brand. */
  worn?: string | null;
  /** The moment whose picture stands for it, in milliseconds; left out for the usual one. */
  coverMs?: number;
  /** The picture of that moment, among those of its member; left out where the film's own stands for it. */
  coverSha256?: string;
}

export interface PostTable {
  id: string;
  owner_id: string;
  network: string;
  target_id: string;
  target_name: string;
  target_kind: TargetKind;
  content_id: string;
  content_type: ContentType;
  title: string;
  path: string;
  language: Language;
  size: string;
  caption: string;
  caption_suggested: boolean;
  /** What the member says of the picture; null where the title of the piece says it. */
  alt_text: string | null;
  link: string | null;
  /** Whom its network is told of; null for nobody. */
  mentions: Json<Mention[]> | null;
  /** What is to follow it as its first comment. */
  first_comment: string | null;
  /** The post under which this is the first comment; null for a post. Its words are its caption. */
  comment_of: string | null;
  marker: string;
  wall_date: string | null;
  wall_time: string | null;
  wall_zone: string | null;
  proof_sha256: string;
  proof_url: string;
  proof_width: number;
  proof_height: number;
  state: PostState;
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
  reason: PostReason | null;
  network_message: string | null;
  network_code: string | null;
  handle: Json<Record<string, string>> | null;
  sent_sha256: string | null;
  remote_id: string | null;
  remote_url: string | null;
  told_version: number | null;
  /** The facts of the piece that it was made with. */
  answers: FilledJson<SlotAnswers>;
  /** What was approved; null where that was not kept. */
  approved_sha256: string | null;
  late_rule: Generated<LateRule>;
  /** Who wanted it: its member, or a job of theirs. */
  origin: Generated<'member' | 'autopilot'>;
  /** The hour of a job that it is for. */
  slot_id: string | null;
  /** Somebody of the team has to agree before it goes out. */
  awaits_approval: Generated<boolean>;
  /** Its ledger was put back from a backup, and has not sent it since. */
  restored: Generated<boolean>;
  /** The digest of exactly what was agreed to; null where nobody had to, or nobody has yet. */
  approval_digest: string | null;
  /** The pictures behind the first one; null where there are none. */
  pictures: Json<FurtherPicture[]> | null;
  /** The film that it carries, as it was approved; null for what is none. */
  film: Json<PostedFilm> | null;
  /** The digest of the last entry of its history. */
  record_hash: string | null;
  /** Its member wants it in a text that is older than its twin. */
  keeps_text: Generated<boolean>;
  /** When its member had it taken down from its network. */
  taken_down_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** What is still to be done with posts; the database writes it from `post`. */
export interface PostLineTable {
  post_id: string;
  owner_id: string;
  network: string;
  target_id: string;
  doing: 'awaited' | 'planned' | 'unconfirmed' | 'dressing' | 'leased' | 'waiting' | 'resting' | 'telling';
  at: Date;
  turn: number;
  untold: boolean;
  due_at: Date;
}

interface PostEventTable {
  id: Generated<number>;
  post_id: string;
  at: Date;
  state: PostState;
  note: string | null;
  /** What it says beside the state; null in entries from before the record was chained. */
  said: Json<Record<string, string | number>> | null;
  hash: string | null;
}

/** A post that autopilot took back: it is gone, and its entries stay in the record of its member. */
interface TakenBackPostTable {
  post_id: string;
  owner_id: string;
  created_at: Date;
}

export interface PostingRecordTable {
  member_id: string;
  posts: number;
  head: string;
}

export interface PostingPreferenceTable {
  member_id: string;
  undo: boolean;
  updated_at: Date;
}

export interface PostingQueueTable {
  member_id: string;
  network: string;
  target_id: string;
  slots: Json<Slot[]>;
  updated_at: Date;
}

interface SendingHoldTable {
  network: string;
  target_id: string;
  reason: string;
  until: Date | null;
  created_at: Date;
}

interface ConnectionWarningTable {
  grant_id: string;
  stage: 'week' | 'days';
  member_id: string;
  warned_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    connection: ConnectionTable;
    connection_target: ConnectionTargetTable;
    connection_secret: ConnectionSecretTable;
    connect_attempt: ConnectAttemptTable;
    share_request: ShareRequestTable;
    share_draft: ShareDraftTable;
    post: PostTable;
    post_line: PostLineTable;
    posting_queue: PostingQueueTable;
    posting_record: PostingRecordTable;
    posting_preference: PostingPreferenceTable;
    post_event: PostEventTable;
    taken_back_post: TakenBackPostTable;
    sending_hold: SendingHoldTable;
    connection_warning: ConnectionWarningTable;
  }
}
