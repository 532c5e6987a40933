import type { PostReason } from './delivery.ts';
import type { LateRule } from './lateness.ts';

/** What happens to a post. Times are epoch milliseconds. */
export type PostEvent =
  | { kind: 'claim'; now: number }
  /** Somebody begins to look for an unconfirmed post; nobody else need, until a read has had its time. */
  | { kind: 'claim_check'; now: number }
  /** The window had closed by the time somebody took it up. */
  | { kind: 'window_closed' }
  /** It was taken up late without anybody knowing: its owner is asked, or what belongs to a day is missed. */
  | { kind: 'late'; rule: LateRule }
  /** It is late, and so are others of its target: they go one after the other. */
  | { kind: 'spaced'; nextAt: number }
  /** Its owner may not post at present: it waits for them, as long as its window is open. */
  | { kind: 'withheld'; now: number; reason: PostReason }
  /** The worker gives it back unbegun, because it is about to stop. */
  | { kind: 'released'; now: number }
  /** The brand changed, and with it the picture. Only while no attempt may have arrived: after that every attempt is the same. `outgrown`: its words are now longer than its network takes. */
  | { kind: 'proof_renewed'; outgrown?: boolean }
  /** Its text has become older than its twin, or is so no longer. */
  | { kind: 'text_aged'; older: boolean }
  /** Its member wants it in the older text. */
  | { kind: 'text_kept' }
  /** A step that leaves nothing for anyone to see is done, and its handle stored: the worker keeps the post. */
  | { kind: 'prepared'; now: number }
  /** The network still works on what was uploaded: it goes back in line until it is worth asking again. */
  | { kind: 'not_ready'; now: number; waitMs: number }
  | { kind: 'begin_sending'; now: number }
  /** It is out. `coverAt`: its cover is given next, and is due to whoever finds it missing from then on. */
  | { kind: 'published'; coverAt?: number }
  /** The network said no, and no post came of it. `duplicate`: because the same text is there already. */
  | { kind: 'refused'; now: number; reason: PostReason; duplicate: boolean }
  /** Nothing reached the network, or it turned the call away for the moment. */
  | { kind: 'held_back'; now: number; reason: PostReason; retryAfterMs: number | null }
  /** The network stopped this target; sending again by ourselves would make it worse. */
  | { kind: 'blocked'; reason: PostReason }
  /** The network refused the token of this very call, on a connection that nobody has renewed since. */
  | { kind: 'token_refused'; reason: PostReason }
  /** The connection ended; sent to all its posts. What a worker is sending is left to the answer of its own call. */
  | { kind: 'connection_lost'; reason: PostReason }
  | { kind: 'reconnected'; now: number }
  | { kind: 'answer_lost'; now: number }
  | { kind: 'lease_expired'; now: number }
  /** The ledger is one of an earlier time, `since`: it may have gone out after that. `canTell`: the network would know it again. */
  | { kind: 'doubted'; now: number; since: number; canTell: boolean }
  | { kind: 'found'; coverAt?: number }
  /** A complete read of the network's list, begun at `readAt`, does not show the post. */
  | { kind: 'absent'; readAt: number }
  | { kind: 'check_failed'; now: number }
  /** The network lets nobody look: whether the post is there cannot be told. */
  | { kind: 'unreadable' }
  /** Somebody of the team has to agree first. */
  | { kind: 'approval_asked' }
  /** Somebody has agreed, or nobody need any more. What is not true after its day keeps its time, the others go out from now on. */
  | { kind: 'approved'; now: number; late: LateRule }
  /** Nobody has agreed, or somebody has refused: it does not go out. */
  | { kind: 'disapproved'; reason: PostReason }
  | { kind: 'cancel' }
  | { kind: 'reschedule'; dueAt: number }
  /** Its member gives it other words, before anything of it has left. */
  | { kind: 'reworded' }
  /** It is out, and its network did not take the picture that was to be its cover. */
  | { kind: 'cover_refused' }
  /** It has the picture that was to be its cover, or there is none to be given any more. */
  | { kind: 'cover_set' }
  /** Its network did not take the cover for the moment, or could not be asked. */
  | { kind: 'cover_held_back'; now: number; retryAfterMs: number | null }
  /** Its words were changed, or it was taken down, on the network itself. */
  | { kind: 'reworded_there' }
  | { kind: 'taken_down' }
  /** The post of which it is the comment was taken down, and it with it. */
  | { kind: 'post_taken_down' }
  | { kind: 'check_again'; now: number }
  | { kind: 'retry'; now: number }
  /** The member has looked where we cannot, and it is there. */
  | { kind: 'seen_there' }
  /** The member has looked, and it is not there: it is sent again. */
  | { kind: 'seen_absent'; now: number };
