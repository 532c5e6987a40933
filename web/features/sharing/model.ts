import { DAY_MS } from '@yardsign/domain/time/spans';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { undoLeftMs } from '@yardsign/domain/sharing/undo';
import { isMarked, type PostReason } from '@yardsign/domain/sharing/delivery';
import type { Answer } from '../../lib/api/call-types.ts';
import type { MessagesOf } from '../../locales/areas.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

export type PostWithHistory = Answer<'sharing', 'getPost'>;
export type Post = PostWithHistory['post'];
export type PostState = Post['state'];
export type Network = Post['network'];
export type TextKey = keyof MessagesOf<'sharing'>;

/** A word and a tone for each state; the icon follows in `PostStateBadge`. */
export const STATE_LOOKS = {
  scheduled: { tone: 'neutral', label: 'state_scheduled' },
  sending: { tone: 'info', label: 'state_sending' },
  published: { tone: 'good', label: 'state_published' },
  unconfirmed: { tone: 'attention', label: 'state_unconfirmed' },
  failed: { tone: 'failure', label: 'state_failed' },
  needs_reconnect: { tone: 'attention', label: 'state_needs_reconnect' },
  needs_attention: { tone: 'failure', label: 'state_needs_attention' },
  cancelled: { tone: 'neutral', label: 'state_cancelled' },
  missed: { tone: 'attention', label: 'state_missed' },
} as const satisfies Record<PostState, { tone: Tone; label: TextKey }>;

/** The word for a post: what goes out at once is not 'scheduled', and neither is what was held back. */
export function looksOf(post: Pick<Post, 'state' | 'reason' | 'wallClock'> & Partial<Pick<Post, 'takenDownAt'>>) {
  const looks = STATE_LOOKS[post.state];
  if (post.takenDownAt) return { tone: 'neutral', label: 'state_taken_down' } as const;
  if (post.state !== 'scheduled') return looks;
  if (isMarked(post)) return STATE_LOOKS.needs_attention;
  if (post.reason !== null) return { ...looks, label: 'state_waiting' } as const;
  return post.wallClock === null ? ({ ...looks, label: 'state_now' } as const) : looks;
}

/** The moment that was chosen for the cover of a film, in milliseconds; null for the usual one, and where the network is told none. */
export function toldCoverMs({ film, network }: Pick<Post, 'film' | 'network'>): number | null {
  return networks[network].capabilities.video.cover !== null ? (film?.coverMs ?? null) : null;
}

/** What holds up everything that goes to a target. */
const HOLDS: readonly string[] = ['blocked', 'sending_stopped'];

type Explained = Pick<Post, 'state' | 'reason' | 'can' | 'wallClock' | 'nextTryAt'> &
  Partial<Pick<Post, 'takenDownAt'>>;

/** Where the post stands and what comes next, in one text. Nothing here claims more than is known. */
export function aboutPost(post: Explained) {
  if (post.takenDownAt) return 'about_taken_down';
  switch (post.state) {
    case 'scheduled':
      if (post.reason === 'awaiting_approval') return 'about_awaiting_approval';
      if (post.reason === 'account_not_active') return 'about_withheld';
      if (post.reason === 'feature_missing') return 'about_withheld_plan';
      if (post.reason === 'film_outdated') return 'about_withheld_film';
      if (post.reason === 'words_too_long') return 'about_too_long';
      if (post.reason === 'text_outdated') return 'about_text_outdated';
      if (post.nextTryAt !== null && post.reason !== null)
        return HOLDS.includes(post.reason) ? 'about_blocked_until' : 'about_waiting_until';
      if (post.reason === 'sending_stopped') return 'about_stopped';
      if (post.reason !== null) return 'about_waiting';
      return post.wallClock === null ? 'about_scheduled_now' : 'about_scheduled';
    case 'unconfirmed':
      if (post.reason === 'restored') return 'about_unconfirmed_restored';
      return post.reason === 'reconnect_to_check' ? 'about_unconfirmed_reconnect' : 'about_unconfirmed';
    case 'needs_attention':
      if (post.reason === 'late') return 'about_late';
      return post.can.checkAgain ? 'about_needs_attention_unknown' : 'about_needs_attention_absent';
    case 'published':
      if (post.reason === 'cover_waiting') return 'about_cover_waiting';
      return post.reason === 'cover_refused' ? 'about_cover_refused' : 'about_published';
    case 'cancelled':
      if (post.reason === 'comment_post_gone') return 'about_gone_with_post';
      // With a reason it was the team that ended it, or that did not answer.
      return post.reason === null ? 'about_cancelled' : 'about_ended';
    case 'sending':
    case 'failed':
    case 'needs_reconnect':
    case 'missed':
      return `about_${post.state}` as const;
  }
}

const REASONS = {
  network_busy: 'reason_network_busy',
  network_unavailable: 'reason_network_unavailable',
  quota_reached: 'reason_quota_reached',
  processing: 'reason_processing',
  processing_timeout: 'reason_processing_timeout',
  processing_failed: 'reason_processing_failed',
  send_delayed: 'reason_send_delayed',
  rejected: 'reason_rejected',
  upload_rejected: 'reason_upload_rejected',
  duplicate_text: 'reason_duplicate_text',
  blocked: 'reason_blocked',
  sending_stopped: 'reason_sending_stopped',
  token_lost: 'reason_token_lost',
  disconnected: 'reason_disconnected',
  permissions_missing: 'reason_permissions_missing',
  target_role_lost: 'reason_target_role_lost',
  target_missing: 'reason_target_missing',
  proof_missing: 'reason_proof_missing',
  internal_fault: 'reason_internal_fault',
  answer_lost: 'reason_answer_lost',
  worker_stopped: 'reason_worker_stopped',
  restored: 'reason_restored',
  reconnect_to_check: 'reason_reconnect_to_check',
  cannot_check: 'reason_cannot_check',
  not_readable: 'reason_not_readable',
  absent_after_attempts: 'reason_absent_after_attempts',
  account_not_active: 'reason_account_not_active',
  feature_missing: 'reason_feature_missing',
  film_outdated: 'reason_film_outdated',
  link_gone: 'reason_link_gone',
  words_too_long: 'reason_words_too_long',
  text_outdated: 'reason_text_outdated',
  sample_data: 'reason_sample_data',
  comment_not_permitted: 'reason_comment_not_permitted',
  comment_post_gone: 'reason_comment_post_gone',
  cover_refused: 'reason_cover_refused',
  cover_waiting: 'reason_cover_waiting',
  late: 'reason_late',
  day_over: 'reason_day_over',
  catching_up: 'reason_catching_up',
  window_closed: 'reason_window_closed',
  awaiting_approval: 'reason_awaiting_approval',
  approval_declined: 'reason_approval_declined',
  approval_missed: 'reason_approval_missed',
  approval_team_left: 'reason_approval_team_left',
} as const satisfies Record<PostReason, TextKey>;

/** What a history entry may say beside the reasons. */
const NOTES = {
  created: 'note_created',
  reworded: 'note_reworded',
  text_kept: 'note_text_kept',
  reworded_there: 'note_reworded_there',
  taken_down: 'note_taken_down',
  rescheduled: 'note_rescheduled',
  retried: 'note_retried',
  check_asked: 'note_check_asked',
  reconnected: 'note_reconnected',
  found_on_network: 'note_found_on_network',
  cover_set: 'note_cover_set',
  proof_renewed: 'note_proof_renewed',
  seen_there: 'note_seen_there',
  seen_absent: 'note_seen_absent',
  approval_approved: 'note_approval_approved',
  approval_declined: 'note_approval_declined',
  approval_not_needed: 'note_approval_not_needed',
  approval_undecided_sent: 'note_approval_undecided_sent',
  approval_undecided_stopped: 'note_approval_undecided_stopped',
  approval_team_left: 'note_approval_team_left',
} as const satisfies Record<string, TextKey>;

const CODES: Readonly<Record<string, (typeof REASONS)[PostReason] | (typeof NOTES)[keyof typeof NOTES]>> = {
  ...REASONS,
  ...NOTES,
};

/** The text of a reason or a note; a code that this build does not know is shown as it is, never swallowed. */
export function codeText(code: string) {
  return CODES[code] ?? 'reason_unknown';
}

/** States in which something is to be told to the member, the most pressing first. */
const ATTENTION: readonly PostState[] = ['failed', 'needs_attention', 'needs_reconnect', 'missed', 'unconfirmed'];

/** The posts that need the member, the most pressing first. What has lain for longer than `days` is left alone. */
export function needingAttention(posts: readonly Post[], now: Date, days = 14): Post[] {
  const oldest = now.getTime() - days * DAY_MS;
  return posts
    .filter((post) => isMarked(post) || (ATTENTION.includes(post.state) && Date.parse(post.updatedAt) >= oldest))
    .toSorted((a, b) => ATTENTION.indexOf(a.state) - ATTENTION.indexOf(b.state) || b.dueAt.localeCompare(a.dueAt));
}

/** True when only the member can help, by connecting again. */
export function needsConnection(post: Pick<Post, 'state' | 'reason'>): boolean {
  return post.state === 'needs_reconnect' || (post.state === 'unconfirmed' && post.reason === 'reconnect_to_check');
}

export type Mend = 'connect' | 'connections' | 'check' | 'retry' | 'anew' | 'words' | 'text';

/** The one thing that mends a post; null where there is nothing to mend. */
export function mendOf(post: Pick<Post, 'state' | 'reason' | 'can'>): Mend | null {
  if (post.reason === 'target_missing') return 'connections';
  // Tried as it is, it would be found too long again.
  if (post.reason === 'words_too_long') return 'words';
  if (isMarked(post)) return 'text';
  if (needsConnection(post)) return 'connect';
  // The same words would be refused again, and a picture that is gone stays gone.
  if (post.state === 'failed' && (post.reason === 'duplicate_text' || post.reason === 'proof_missing')) return 'anew';
  if (post.state === 'needs_attention' && post.can.checkAgain) return 'check';
  return post.can.retry ? 'retry' : null;
}

const LATE_FROM_MS = 5 * 60_000;

/** Whether a post went out so late that its page says it. */
export function wentOutLate(post: Pick<Post, 'sentAt' | 'dueAt' | 'wallClock'>): boolean {
  if (post.sentAt === null || post.wallClock === null) return false;
  return Date.parse(post.sentAt) - Date.parse(post.dueAt) >= LATE_FROM_MS;
}

const SOON_MS = 2 * 60_000;

/** Milliseconds until a post is worth looking at again; null when it stays as it is until somebody acts. */
export function lookAgainMs(post: Pick<Post, 'state' | 'dueAt' | 'nextTryAt' | 'reason'>, now: number): number | null {
  if (post.state === 'sending') return 1500;
  if (post.state === 'unconfirmed') return post.reason === 'reconnect_to_check' ? null : 4000;
  if (post.reason === 'cover_waiting') return 4000;
  if (post.state !== 'scheduled') return null;
  if (post.reason === 'awaiting_approval' || post.reason === 'sending_stopped') return 15_000;
  const left = Date.parse(post.nextTryAt ?? post.dueAt) - now;
  return left > SOON_MS ? 30_000 : 2500;
}

/** The shortest of `lookAgainMs` over a list, as TanStack Query wants it. */
export function pollInterval(posts: readonly Post[], now: number): number | false {
  const waits = posts.map((post) => lookAgainMs(post, now)).filter((wait) => wait !== null);
  return waits.length === 0 ? false : Math.min(...waits);
}

/** What of a post is looked at again while it moves: itself, and its first comment, which is made a moment after it is published. */
export function entriesOf({ post, comment }: PostWithHistory): Post[] {
  return comment === null ? [post] : [post, comment.post];
}

/** When the last of these posts leaves that can still be taken back; null when none can. */
export function lastToLeave(posts: readonly Post[], now: number): string | null {
  const times = posts.filter((post) => undoLeftMs(post, now) > 0).map(({ dueAt }) => dueAt);
  return times.toSorted().at(-1) ?? null;
}
