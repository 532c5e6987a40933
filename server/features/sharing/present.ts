import { connectionState } from '@yardsign/domain/sharing/connection';
import {
  mayCommentWith,
  mayFindWith,
  mayPostWith,
  missingPermissions,
} from '@yardsign/domain/sharing/networks/permissions';
import { allowed } from '@yardsign/domain/sharing/allowed';
import type { PostReason, PostState } from '@yardsign/domain/sharing/delivery';
import { altTextOf } from './pictures/alt-text.ts';
import type { DraftRow } from './drafts/draft-store.ts';
import type { Said } from './record/entry-hash.ts';
import type { Connection, Draft, Network, PieceName, Post } from './deps.ts';
import { mentionsOf } from './posts/mentions-of.ts';
import { mayChangeThere } from './posts/may-change-there.ts';
import { BLOCKED, type Hold } from './hold-store.ts';
import type { ShownPost } from './store.ts';
import type { ConnectionRow, TargetRow, PostRow } from './rows.ts';

/** A claimed post is shown as being sent: that nothing has gone out yet is of no use to the member. */
function shownState(state: PostState): Post['state'] {
  return state === 'claimed' ? 'sending' : state;
}

function wallClockOf(row: Pick<PostRow, 'wall_date' | 'wall_time' | 'wall_zone'>): Post['wallClock'] {
  return row.wall_date !== null && row.wall_time !== null && row.wall_zone !== null
    ? { date: row.wall_date, time: row.wall_time, timeZone: row.wall_zone }
    : null;
}

/** When a post that did not go out at its time is taken up next, as far as anybody knows: after a block, a pause, its turn. */
function nextTryAt(row: PostRow, hold: Hold | null): Date | null {
  if (row.state !== 'scheduled' || row.next_at === null || hold?.until === null) return null;
  const heldUntil = hold && new Date(hold.until);
  const next = heldUntil && heldUntil > row.next_at ? heldUntil : row.next_at;
  return next > row.due_at ? next : null;
}

/** Why a post waits longer than it would by itself; null where it does not. */
function reasonOfHold(row: PostRow, hold: Hold | null): PostReason | null {
  if (row.state !== 'scheduled' || row.next_at === null || hold === null) return null;
  if (hold.until !== null && new Date(hold.until) <= row.next_at) return null;
  return hold.reason === BLOCKED ? 'blocked' : 'sending_stopped';
}

/** What the member may do. A comment follows its post and has no time of its own. */
function canDo(row: PostRow): Post['can'] {
  const { state, reason, proven_absent: provenAbsent, comment_of: post } = row;
  const can = allowed({ state, provenAbsent, reason });
  if (post !== null) return { ...can, reschedule: false, reword: false, takeDown: false };
  const isOpenThere = mayChangeThere(row);
  return { ...can, reword: can.reword || isOpenThere, takeDown: isOpenThere };
}

/** A row as a member sees it, and, where it was asked for, what holds it up. */
export function presentPost(row: PostRow & Partial<Pick<ShownPost, 'hold'>>): Post {
  const hold = row.hold ?? null;
  return {
    id: row.id,
    network: row.network as Post['network'],
    target: { id: row.target_id, name: row.target_name, kind: row.target_kind },
    content: {
      id: row.content_id,
      content_type: row.content_type as Post['content']['content_type'],
      title: row.title,
      path: row.path,
    },
    language: row.language,
    size: row.size as Post['size'],
    caption: row.caption,
    altText: row.link === null ? altTextOf(row) : null,
    link: row.link,
    mentions: mentionsOf(row),
    firstComment: row.first_comment,
    state: shownState(row.state),
    reason: reasonOfHold(row, hold) ?? row.reason,
    nextTryAt: nextTryAt(row, hold)?.toISOString() ?? null,
    sentAt: row.state === 'published' ? (row.sent_at?.toISOString() ?? null) : null,
    networkMessage: row.network_message,
    dueAt: row.due_at.toISOString(),
    wallClock: wallClockOf(row),
    attempts: row.attempts,
    proof: { sha256: row.proof_sha256, url: row.proof_url, width: row.proof_width, height: row.proof_height },
    pictures: (row.pictures ?? []).map(({ title, sha256, url, width, height }) => ({
      title,
      sha256,
      url,
      width,
      height,
    })),
    film: row.film && {
      branded: typeof row.film.worn === 'string',
      coverMs: row.film.coverMs ?? null,
      coverSha256: row.film.coverSha256 ?? null,
    },
    approvedSha256: row.approved_sha256,
    // The picture is uploaded, unseen, before the post that shows it: until that may have arrived nothing was sent.
    sentSha256: row.proven_absent ? null : row.sent_sha256,
    remote:
      row.remote_id !== null && row.remote_url !== null && row.taken_down_at === null
        ? { id: row.remote_id, url: row.remote_url }
        : null,
    takenDownAt: row.taken_down_at?.toISOString() ?? null,
    origin: row.origin,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    can: canDo(row),
  };
}

/** A draft as a member sees it, with its piece named in the language of the draft. */
export function presentDraft(row: DraftRow, piece: PieceName): Draft {
  return {
    content: {
      id: row.content_id,
      content_type: piece.contentType as Draft['content']['content_type'],
      title: piece.titles[row.language],
      path: piece.path,
    },
    captions: row.captions,
    altTexts: row.alt_texts,
    firstComments: row.first_comments,
    covers: row.covers,
    mentions: row.mentions as Draft['mentions'],
    pictures: row.pictures,
    language: row.language,
    size: row.size as Draft['size'],
    targets: row.targets as Draft['targets'],
    variants: row.variants as Draft['variants'],
    mode: row.mode,
    when: wallClockOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What the network answered, as an entry says it. */
function answerIn(said: Said | null) {
  const fact = (name: string) => (said?.[name] === undefined ? null : String(said[name]));
  const answer = { message: fact('answer'), code: fact('code'), id: fact('remote') };
  return Object.values(answer).some((value) => value !== null) ? answer : null;
}

interface HistoryRow {
  at: Date;
  state: PostState;
  note: string | null;
  said: Said | null;
  hash: string | null;
}

export function presentEvent({ at, state, note, said, hash }: HistoryRow) {
  return { at: at.toISOString(), state: shownState(state), note, answer: answerIn(said), hash };
}

function presentTarget({ name, target_id: value, kind }: TargetRow): Connection['targets'][number] {
  return { text: name, value, kind };
}

/** The groups of permissions of which something was not granted, of those that this installation asks for. */
function missingHere({ about, adapter }: Network, granted: readonly string[]): string[] {
  const permissions = about.permissions.filter(({ scopes }) =>
    scopes.every((scope) => adapter.mayAskFor?.(scope) ?? true),
  );
  return missingPermissions({ permissions }, granted);
}

/** A connection as a member sees it, also the one that is not there. Never a token. */
export function presentConnection(
  network: Network,
  row: ConnectionRow | undefined,
  targets: readonly TargetRow[],
  now: Date,
): Connection {
  const state = connectionState(
    row && {
      ended: row.ended_at !== null,
      expiresAt: row.expires_at?.getTime() ?? null,
      mayPost: mayPostWith(network.about, row.scopes),
    },
    now.getTime(),
  );
  return {
    slug: network.key as Connection['slug'],
    category: 'social',
    state,
    connected: state !== 'not_connected' && state !== 'expired',
    id: row?.account_id ?? null,
    account: row?.label ?? row?.account_name ?? null,
    scope: row?.scopes ?? [],
    expires: row?.expires_at?.toISOString() ?? null,
    missing: row ? missingHere(network, row.scopes) : [],
    mayComment: row !== undefined && mayCommentWith(network.about, row.scopes),
    mayMention: row !== undefined && network.adapter.findMentions !== null && mayFindWith(network.about, row.scopes),
    targets: targets.filter((target) => target.may_post).map(presentTarget),
    lostTargets: targets.flatMap((target) =>
      target.lost_reason === null ? [] : [{ ...presentTarget(target), reason: target.lost_reason }],
    ),
  };
}
