import { useState } from 'react';

type Name<Values> = keyof Values & string;

/** What a form shows: what is saved, with the member's changes laid over it. */
export interface Draft<Values extends object> {
  readonly values: Values;
  readonly edits: Partial<Values>;
  /** The fields whose value is not the saved one. */
  readonly changed: readonly Name<Values>[];
  set: <Field extends Name<Values>>(field: Field, value: Values[Field]) => void;
  /** Lets go of every change, or puts `edits` in their place. */
  reset: (edits?: Partial<Values>) => void;
  /** Takes what was sent for saved: it is no change any more. What was typed since then stays one. */
  settle: (sent: Values) => void;
}

/**
 * @param saved what is known without this form; where that is read again, untouched fields follow it.
 * @param suggested changes that the form begins with.
 */
export function useDraft<Values extends object>(saved: Values, suggested: Partial<Values> = {}): Draft<Values> {
  const [edits, setEdits] = useState<Partial<Values>>(suggested);
  const values = { ...saved, ...edits };
  const names = Object.keys(values) as Name<Values>[];
  return {
    values,
    edits,
    changed: names.filter((name) => values[name] !== saved[name]),
    set: (field, value) => setEdits((before) => ({ ...before, [field]: value })),
    reset: (next = {}) => setEdits(next),
    settle: (sent) =>
      setEdits((now) => {
        const typedSince = Object.entries(now).filter(([field, value]) => value !== sent[field as keyof Values]);
        return Object.fromEntries(typedSince) as Partial<Values>;
      }),
  };
}
