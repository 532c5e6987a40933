import type { PostState } from '@yardsign/domain/sharing/delivery';

/** In these nobody has begun to send a post: it waits for its time, or for its connection. */
export const UNBEGUN: readonly PostState[] = ['scheduled', 'needs_reconnect'];

/** In these nothing went out, and nothing will. */
export const NOT_OUT: readonly PostState[] = ['failed', 'cancelled', 'missed'];
