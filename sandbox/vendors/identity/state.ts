import type { Effect } from '../../kit/effects.ts';

export interface IdentityState {
  /** Whose name Apple has told already: it does so once. */
  told: string[];
  effects: Effect[];
}

export function freshIdentityState(): IdentityState {
  return { told: [], effects: [] };
}
