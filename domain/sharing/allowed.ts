import type { Delivery, PostReason } from './delivery.ts';

/** What the member may do with a post. Whatever may already be on the network can be looked for, never sent again. */
export function allowed(
  delivery: Pick<Delivery, 'state' | 'provenAbsent'> & { reason?: PostReason | null },
): Record<'cancel' | 'checkAgain' | 'settle' | 'retry' | 'reschedule' | 'reword', boolean> {
  const { state, provenAbsent } = delivery;
  // Given other words it is left without a reason: it is only not out.
  const failedForWords = state === 'failed' && (delivery.reason === 'words_too_long' || delivery.reason === null);
  return {
    // Who prepares a claimed post loses it: what leaves is only begun by a change of this very version.
    cancel: (state === 'scheduled' || state === 'claimed' || state === 'needs_reconnect') && provenAbsent,
    checkAgain: state === 'unconfirmed' || (state === 'needs_attention' && !provenAbsent),
    // Nobody but the member can look where the network lets no app look.
    settle: state === 'needs_attention' && !provenAbsent,
    retry: (state === 'failed' || state === 'missed' || state === 'needs_attention') && provenAbsent,
    // A cancelled post can be given its time again: that is the Undo of cancelling. What is only late was never tried.
    reschedule:
      (state === 'scheduled' || state === 'missed' || state === 'cancelled' || delivery.reason === 'late') &&
      provenAbsent,
    // Who has claimed a post sends the words that it has read. What has failed for its words can be given others, and then be tried again.
    reword: (state === 'scheduled' || state === 'needs_reconnect' || failedForWords) && provenAbsent,
  };
}
