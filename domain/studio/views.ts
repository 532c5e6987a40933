import { PIECE_STATES } from './piece-state.ts';

/** What the list of the studio is narrowed to: a state, what is not out any more, or what has a language that is older. */
export const STUDIO_VIEWS = [...PIECE_STATES, 'withdrawn', 'stale'] as const;
