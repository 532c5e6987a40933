import type { Delivery } from '@yardsign/domain/sharing/delivery';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import type { Timings } from '@yardsign/domain/sharing/timings';
import { transition } from '@yardsign/domain/sharing/post-machine';
import type { Lane } from './call-slots.ts';
import type { Handle } from '../ports.ts';
import { asAgreed, isAgreed } from '../approval/as-agreed.ts';
import { BEFORE_ALL, entryHash } from '../record/entry-hash.ts';
import { saidLater } from '../record/what-is-said.ts';
import { CHANGING_COLUMNS, type ChangingColumn, type PostChange, type PostRow } from '../rows.ts';

/** What a change writes beside the state: what was learned from the network, and what was sent. */
export interface Learned {
  networkMessage?: string | null;
  networkCode?: string | null;
  handle?: Handle | null;
  sentSha256?: string | null;
  remoteId?: string;
  remoteUrl?: string;
  proof?: { sha256: string; url: string; width: number; height: number };
  /** The film that it carries, made anew. */
  film?: PostRow['film'];
  /** The pictures behind the first one, as they are drawn now. */
  pictures?: PostRow['pictures'];
  /** The suggested text, when it has changed with the brand. */
  caption?: string;
  /** Words that the member has written since: from now on nothing is suggested in their place. */
  words?: string;
  /** Its member wants it in its text, though that is older than its twin. */
  keepsText?: true;
  /** It was taken down from its network. */
  takenDownAt?: Date;
  wallClock?: { date: string; time: string; timeZone: string } | null;
  /** What somebody has agreed to, by its digest; null where nobody has to. */
  approvalDigest?: string | null;
  /** What the history says besides. */
  facts?: Readonly<Record<string, string>>;
  /** Why, in the history, when the state and its reason do not say it. */
  note?: string;
}

/** Whoever posts now waits for it. One that was turned away is tried again later, and nobody waits for that. */
export function laneOf(post: Pick<PostRow, 'state' | 'wall_date' | 'setbacks'>): Lane {
  return post.state !== 'unconfirmed' && post.wall_date === null && post.setbacks === 0 ? 'awaited' : 'planned';
}

const ms = (date: Date | null) => date?.getTime() ?? null;
const date = (epochMs: number | null) => (epochMs === null ? null : new Date(epochMs));

/** The part of a row that the rules of posting look at. */
export function toDelivery(row: PostRow): Delivery {
  return {
    state: row.state,
    version: row.version,
    dueAt: row.due_at.getTime(),
    nextAt: ms(row.next_at),
    leaseUntil: ms(row.lease_until),
    attempts: row.attempts,
    setbacks: row.setbacks,
    firstSentAt: ms(row.first_sent_at),
    sentAt: ms(row.sent_at),
    absentAt: ms(row.absent_at),
    provenAbsent: row.proven_absent,
    awaitsApproval: row.awaits_approval,
    restored: row.restored,
    reason: row.reason,
  };
}

/** A delivery as columns. */
export function fromDelivery(delivery: Delivery) {
  return {
    state: delivery.state,
    version: delivery.version,
    due_at: new Date(delivery.dueAt),
    next_at: date(delivery.nextAt),
    lease_until: date(delivery.leaseUntil),
    attempts: delivery.attempts,
    setbacks: delivery.setbacks,
    first_sent_at: date(delivery.firstSentAt),
    sent_at: date(delivery.sentAt),
    absent_at: date(delivery.absentAt),
    proven_absent: delivery.provenAbsent,
    awaits_approval: delivery.awaitsApproval,
    restored: delivery.restored,
    reason: delivery.reason,
  };
}

const COLUMNS = Object.keys(CHANGING_COLUMNS) as ChangingColumn[];

function differences(before: PostRow, after: PostRow): ChangingColumn[] {
  return COLUMNS.filter((column) => {
    const [old, next] = [before[column], after[column]];
    return old instanceof Date && next instanceof Date ? old.getTime() !== next.getTime() : old !== next;
  });
}

/** Notes where a published post is, as the network says it: no other state, so no other version. */
export function addressed(published: PostRow, url: string): PostChange {
  const after = { ...published, remote_url: url };
  return { fromVersion: published.version, after, columns: differences(published, after), event: null };
}

/** What was learned of the picture and of the time, as columns. */
function learnedColumns({ proof, film, pictures, wallClock }: Learned): Partial<PostRow> {
  return {
    ...(proof && {
      proof_sha256: proof.sha256,
      proof_url: proof.url,
      proof_width: proof.width,
      proof_height: proof.height,
    }),
    ...(film !== undefined && { film }),
    ...(pictures !== undefined && { pictures }),
    ...(wallClock !== undefined && {
      wall_date: wallClock?.date ?? null,
      wall_time: wallClock?.time ?? null,
      wall_zone: wallClock?.timeZone ?? null,
    }),
  };
}

/** What the history says of a change, chained to what it said before. */
function entryOf(after: PostRow, previous: string | null, learned: Learned): NonNullable<PostChange['event']> {
  const { id: post, state } = after;
  const note = learned.note ?? after.reason;
  const said = { ...saidLater(after), ...learned.facts };
  const at = after.updated_at.toISOString();
  return { state, note, said, hash: entryHash(previous ?? BEFORE_ALL, { post, at, state, note, said }) };
}

/** Its member was told how it stands, and with another picture it stands as before. */
function isNoNews(row: PostRow, { kind }: PostEvent, next: Pick<PostRow, 'state' | 'reason'>): boolean {
  const isTold = row.told_version === row.version;
  return kind === 'proof_renewed' && isTold && next.state === row.state && next.reason === row.reason;
}

/**
 * Decides one change.
 *
 * @returns undefined when the event has no meaning in the present state.
 */
export function decide(
  row: PostRow,
  event: PostEvent,
  timings: Timings,
  at: Date,
  learned: Learned = {},
): PostChange | undefined {
  if (event.kind === 'begin_sending' && !isAgreed(row)) return undefined;
  const result = transition(toDelivery(row), event, timings);
  if (!result.ok) return undefined;
  const next = fromDelivery(result.value);
  const after: PostRow = asAgreed(row, {
    ...row,
    ...next,
    caption: learned.words ?? learned.caption ?? row.caption,
    caption_suggested: learned.words === undefined && row.caption_suggested,
    keeps_text: learned.keepsText ?? row.keeps_text,
    taken_down_at: learned.takenDownAt ?? row.taken_down_at,
    worker: next.lease_until === null ? null : row.worker,
    // A comment has nothing uploaded: its handle says under which post it goes.
    handle: learned.handle === undefined || row.comment_of !== null ? row.handle : learned.handle,
    network_message: learned.networkMessage === undefined ? row.network_message : learned.networkMessage,
    network_code: learned.networkCode === undefined ? row.network_code : learned.networkCode,
    sent_sha256: learned.sentSha256 === undefined ? row.sent_sha256 : learned.sentSha256,
    remote_id: learned.remoteId ?? row.remote_id,
    remote_url: learned.remoteUrl ?? row.remote_url,
    ...learnedColumns(learned),
    approval_digest: learned.approvalDigest === undefined ? row.approval_digest : learned.approvalDigest,
    told_version: isNoNews(row, event, next) ? next.version : row.told_version,
    updated_at: at,
  });
  // Being claimed is not told, so being given back is news only with another reason.
  const givenBack = row.state === 'claimed' && after.state === 'scheduled';
  const told = (after.state !== row.state && !givenBack) || after.reason !== row.reason || learned.note !== undefined;
  if (!told) return { fromVersion: row.version, after, columns: differences(row, after), event: null };
  const entry = entryOf(after, row.record_hash, learned);
  after.record_hash = entry.hash;
  return { fromVersion: row.version, after, columns: differences(row, after), event: entry };
}
