import { useState } from 'react';

type Name<Values> = keyof Values & string;

/** What a form shows: what is saved, with the member's changes laid over it. */
export interface Draft<Values extends object> {
  readonly values: Values;
  readonly edits: Partial<Values>;
  /** What was saved of each changed field when its change began; of the others, what is saved now. */
  readonly before: Values;
  /** The fields whose value is not the saved one. */
  readonly changed: readonly Name<Values>[];
  set: <Field extends Name<Values>>(field: Field, value: Values[Field]) => void;
  /** Lets go of every change, or puts `edits` in their place, which began from `before` or from what is saved now. */
  reset: (edits?: Partial<Values>, before?: Partial<Values>) => void;
  /** Takes what was sent for saved: it is no change any more. What was typed since then stays one. */
  settle: (sent: Values) => void;
  /** The member has seen what is saved of these fields by now: their changes begin from that. */
  seen: (fields: readonly string[]) => void;
  /** Lets go of the changes of these fields. */
  letGo: (fields: readonly string[]) => void;
}

interface Typed<Values> {
  edits: Partial<Values>;
  /** What was saved when each edit began. */
  began: Partial<Values>;
}

function only<Values extends object>(from: Partial<Values>, holds: (name: Name<Values>) => boolean): Partial<Values> {
  const entries = Object.entries(from).filter(([name]) => holds(name as Name<Values>));
  return Object.fromEntries(entries) as Partial<Values>;
}

function begin<Values extends object>(saved: Values, edits: Partial<Values>, before: Partial<Values> = {}) {
  return { edits, began: only({ ...saved, ...before }, (name) => Object.hasOwn(edits, name)) };
}

/**
 * @param saved what is known without this form; where that is read again, untouched fields follow it.
 * @param suggested changes that the form begins with.
 */
export function useDraft<Values extends object>(saved: Values, suggested: Partial<Values> = {}): Draft<Values> {
  const [{ edits, began }, setTyped] = useState<Typed<Values>>(() => begin(saved, suggested));
  const values = { ...saved, ...edits };
  const names = Object.keys(values) as Name<Values>[];
  /** An edit that has been saved meanwhile, or taken back, is none: the next one begins from what is saved now. */
  function beginningOf(typed: Typed<Values>, field: Name<Values>) {
    const isChanged = Object.hasOwn(typed.edits, field) && typed.edits[field] !== saved[field];
    return isChanged ? (typed.began[field] ?? saved[field]) : saved[field];
  }
  return {
    values,
    edits,
    before: { ...saved, ...began },
    changed: names.filter((name) => values[name] !== saved[name]),
    set: (field, value) =>
      setTyped((typed) => ({
        edits: { ...typed.edits, [field]: value },
        began: { ...typed.began, [field]: beginningOf(typed, field) },
      })),
    reset: (next = {}, before = {}) => setTyped(begin(saved, next, before)),
    settle: (sent) =>
      setTyped((typed) =>
        begin(
          sent,
          only(typed.edits, (name) => typed.edits[name] !== sent[name]),
        ),
      ),
    seen: (fields) =>
      setTyped((typed) =>
        begin(
          saved,
          typed.edits,
          only(typed.began, (name) => !fields.includes(name)),
        ),
      ),
    letGo: (fields) =>
      setTyped((typed) =>
        begin(
          saved,
          only(typed.edits, (name) => !fields.includes(name)),
          typed.began,
        ),
      ),
  };
}
