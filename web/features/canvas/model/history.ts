/** What was, what is, and what was undone. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** Names the change that goes on: the next one of the same name is undone together with it. */
  readonly open: string | null;
}

/** Steps that can be undone. */
const MOST_STEPS = 200;

export const beginHistory = <State>(now: State): History<State> => ({ past: [], now, future: [], open: null });

/** @param name of a change that comes in many small ones, such as a drag or the typing of a word. */
export function changed<State>(history: History<State>, now: State, name: string | null = null): History<State> {
  if (now === history.now) return history;
  const goesOn = name !== null && name === history.open;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], open: name };
}

export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], open: null };
}

export function redone<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future, open: null };
}
