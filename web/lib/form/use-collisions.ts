import { useState } from 'react';
import type { Draft } from './use-draft.ts';

/** Fields that were changed here and, since that began, elsewhere too. */
export interface Collisions {
  fields: readonly string[];
  /** The member is choosing. */
  opened: boolean;
  open: () => void;
  close: () => void;
  /** What was typed here stays, to be saved over the other. */
  keepMine: (field: string) => void;
  /** What is saved stays. */
  takeSaved: (field: string) => void;
}

/**
 * @param fields that collide.
 * @param keysOf the values of the form that make up a field.
 */
export function useCollisions<Values extends object>(
  draft: Pick<Draft<Values>, 'seen' | 'letGo'>,
  fields: readonly string[],
  keysOf: (field: string) => readonly string[] = (field) => [field],
): Collisions {
  const [opened, setOpened] = useState(false);
  const choose = (decide: (keys: readonly string[]) => void) => (field: string) => {
    decide(keysOf(field));
    if (fields.length <= 1) setOpened(false);
  };
  return {
    fields,
    opened: opened && fields.length > 0,
    open: () => setOpened(true),
    close: () => setOpened(false),
    keepMine: choose(draft.seen),
    takeSaved: choose(draft.letGo),
  };
}
