import { useState } from 'react';
import { hasCode } from '../../../../lib/api/api-error.ts';
import type { Draft } from '../../../../lib/form/use-draft.ts';

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** The fields of a form that hold something else than what is saved; one that was changed and changed back does not. */
export function unsavedIn<Values extends object>({ changed, values }: Draft<Values>, saved: Values): (keyof Values)[] {
  return changed.filter((name) => differ(values[name], saved[name]));
}

/** What a form does with fields that somebody else has saved since they were changed here. */
export interface MovedOn {
  /** They were told of, and have not been saved since. */
  isTold: boolean;
  /** To be asked before sending. @returns whether there is something to tell first, which is told now. */
  holdsBack: () => boolean;
}

/**
 * Lets nobody overwrite unasked what somebody else has saved: the first press tells, the second one saves.
 *
 * @param error what the server said last: whoever was refused for this has been told.
 */
export function useMovedOn<Values extends object>(draft: Draft<Values>, saved: Values, error: Error | null): MovedOn {
  const [told, setTold] = useState<readonly (keyof Values)[]>([]);
  const moved = unsavedIn(draft, saved).filter((name) => differ(draft.before[name], saved[name]));
  return {
    isTold: moved.some((name) => told.includes(name)),
    holdsBack() {
      if (hasCode(error, 'text_moved_on') || moved.every((name) => told.includes(name))) return false;
      setTold(moved);
      return true;
    },
  };
}
