import type { Delivery } from '../sharing/delivery.ts';

/** What a post needs from its owner. Each need has a mail of its own. */
export type PostNeed =
  | 'failed'
  | 'reconnect'
  | 'reconnect_to_check'
  | 'unknown'
  | 'absent'
  | 'missed'
  | 'cover'
  | 'words'
  | 'text';

/** @returns null for a post that needs nothing. */
export function postNeed({
  state,
  reason,
  provenAbsent,
}: Pick<Delivery, 'state' | 'reason' | 'provenAbsent'>): PostNeed | null {
  switch (state) {
    case 'failed':
    case 'missed':
      return state;
    case 'needs_reconnect':
      return 'reconnect';
    case 'needs_attention':
      return provenAbsent ? 'absent' : 'unknown';
    case 'unconfirmed':
      return reason === 'reconnect_to_check' ? reason : null;
    case 'published':
      return reason === 'cover_refused' ? 'cover' : null;
    case 'scheduled':
      if (reason === 'text_outdated') return 'text';
      return reason === 'words_too_long' ? 'words' : null;
    case 'claimed':
    case 'sending':
    case 'cancelled':
      return null;
  }
}
