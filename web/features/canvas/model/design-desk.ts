import { ApiError, isSignedOut } from '../../../lib/api/api-error.ts';
import type { Design } from './design.ts';
import { beginHistory, changed, redone, undone, type History } from './history.ts';

/** A design as the server has it. */
export interface StoredDesign {
  readonly design: Design;
  readonly version: number;
}

export type DeskState =
  | {
      readonly kind:
        | 'saved'
        | 'unsaved'
        | 'saving'
        | 'offline'
        | 'signed-out'
        | 'moved-on'
        | 'gone'
        | 'refused'
        | 'unlawful';
    }
  /** Somebody else has saved meanwhile: the designer chooses. */
  | { readonly kind: 'conflict'; readonly theirs: StoredDesign };

export interface DeskPorts {
  save(version: number, design: Design): Promise<StoredDesign>;
  load(): Promise<StoredDesign>;
  /** Holds what the server does not have yet, through a crash or the end of a session. */
  shelf: { read(): string | null; write(text: string | null): void };
  /** Calls back later. @returns how to call it off. */
  after(ms: number, then: () => void): () => void;
}

interface DeskView {
  readonly history: History<Design>;
  readonly state: DeskState;
  readonly wasBroughtBack: boolean;
}

/** From the first change on, so long nothing is sent: at most the last second is ever gone. */
const PAUSE_MS = 700;
const RETRY_MS = 4000;

/** Nothing is on its way in these, so that the next change is sent after a pause. */
const IDLE: ReadonlySet<DeskState['kind']> = new Set(['saved', 'refused', 'unlawful']);

/** The fields of an object by their names, at every depth: the database answers them in an order of its own. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const asText = (design: Design): string => JSON.stringify(design, inOrder);

interface Kept {
  version: number;
  design: Design;
}

function readKept(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

/** Holds a drawing while it is designed: what was done to it can be undone, and all of it is saved. */
export function openDesignDesk(ports: DeskPorts, begun: StoredDesign) {
  let base = begun;
  let history: History<Design> = beginHistory(begun.design);
  let state: DeskState = { kind: 'saved' };
  let view: DeskView = { history, state, wasBroughtBack: false };
  let callOff: (() => void) | undefined;
  let isClosed = false;
  /** Whether what is on the shelf was put there, or taken over, here: another window of the same person may hold something there too. */
  let isOwnCopy = false;
  /** What was sent without an answer: it may have arrived. */
  let unanswered: readonly Design[] = [];
  let sending: Promise<void> = Promise.resolve();
  let isSending = false;
  const listeners = new Set<() => void>();

  function tell(next: Partial<DeskView> = {}): void {
    view = { ...view, history, state, ...next };
    for (const listener of listeners) listener();
  }

  function become(next: DeskState): void {
    state = next;
    tell();
  }

  function wait(ms: number): void {
    if (isClosed) return;
    callOff ??= ports.after(ms, () => {
      callOff = undefined;
      void send();
    });
  }

  /** Nothing is sent any more, or not before the designer has chosen. */
  const isOver = () => state.kind === 'conflict' || state.kind === 'moved-on' || state.kind === 'gone';
  const isSaved = () => history.now === base.design || asText(history.now) === asText(base.design);

  function keep(): void {
    if (!isSaved()) {
      isOwnCopy = true;
      ports.shelf.write(JSON.stringify({ version: base.version, design: history.now } satisfies Kept));
    } else if (isOwnCopy) {
      isOwnCopy = false;
      ports.shelf.write(null);
    }
  }

  /** The server has `sent` under this version. */
  function settled(sent: Design, version: number): void {
    unanswered = [];
    base = { design: sent, version };
    keep();
    if (isSaved()) return become({ kind: 'saved' });
    // What was done while this was on its way follows.
    become({ kind: 'unsaved' });
    wait(PAUSE_MS);
  }

  /** What the server has is another version than the one that was changed here. */
  function movedOn(sent: Design, theirs: StoredDesign): void {
    const there = asText(theirs.design);
    const own = [sent, ...unanswered].find((design) => asText(design) === there);
    // A save arrived and its answer did not: nobody else has done anything.
    if (own) settled(own, theirs.version);
    else become({ kind: 'conflict', theirs });
  }

  async function refused(error: unknown, sent: Design): Promise<void> {
    const code = error instanceof ApiError ? error.code : 'offline';
    if (code === 'text_moved_on' || code === 'design_moved_on')
      return ports.load().then(
        (theirs) => movedOn(sent, theirs),
        (again: unknown) => refused(again, sent),
      );
    if (code === 'piece_moved_on') return become({ kind: 'moved-on' });
    if (code === 'not_found') return become({ kind: 'gone' });
    if (code === 'design_needs_law') return become({ kind: 'unlawful' });
    if (code === 'invalid_request' || code === 'too_large') return become({ kind: 'refused' });
    // The network, the server or the session: what was done waits here until it can be sent.
    if (!unanswered.includes(sent)) unanswered = [...unanswered, sent];
    become({ kind: isSignedOut(error) ? 'signed-out' : 'offline' });
    wait(RETRY_MS);
  }

  async function sendNow(): Promise<void> {
    if (isOver()) return;
    keep();
    if (isSaved()) return become({ kind: 'saved' });
    const sent = history.now;
    // Who was told why it waits is told of the next try only when it has worked.
    if (state.kind !== 'offline' && state.kind !== 'signed-out') become({ kind: 'saving' });
    isSending = true;
    const saving = ports.save(base.version, sent).finally(() => void (isSending = false));
    await saving.then(
      ({ version }) => settled(sent, version),
      (error: unknown) => refused(error, sent),
    );
  }

  function send(): Promise<void> {
    sending = sending.then(sendNow, sendNow);
    return sending;
  }

  function put(next: History<Design>): void {
    if (next === history) return;
    history = next;
    if (IDLE.has(state.kind)) state = { kind: 'unsaved' };
    tell();
    if (!isOver()) wait(PAUSE_MS);
  }

  function hurry(): void {
    callOff?.();
    callOff = undefined;
    keep();
    if (!isSaved()) void send();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get view() {
      return view;
    },
    get now() {
      return history.now;
    },
    /** @param name of a change that comes in many small ones, which are undone together. */
    change(design: Design, name: string | null = null): void {
      put(changed(history, design, name));
    },
    undo: () => put(undone(history)),
    redo: () => put(redone(history)),
    /** Sends what waits, and waits for the answer. @returns whether the server has everything. */
    async settle(): Promise<boolean> {
      callOff?.();
      callOff = undefined;
      await send();
      return isSaved();
    },
    /** Brings back what was done before a crash and never reached the server. */
    bringBack(): void {
      isClosed = false;
      const kept = readKept(ports.shelf.read());
      isOwnCopy = kept !== null;
      if (kept === null || asText(kept.design) === asText(base.design)) return;
      history = changed(history, kept.design);
      tell({ wasBroughtBack: true });
      if (kept.version === base.version) wait(0);
      else become({ kind: 'conflict', theirs: base });
    },
    /** A version that was brought back, or what somebody else saved, while nothing waits here. */
    follow(stored: StoredDesign): void {
      if (stored.version <= base.version || isSending || !isSaved()) return;
      base = stored;
      history = changed(history, stored.design);
      become({ kind: 'saved' });
    },
    /** Ends a conflict: one's own drawing goes over theirs, or theirs stays. */
    choose(whose: 'mine' | 'theirs'): void {
      if (state.kind !== 'conflict') return;
      base = state.theirs;
      if (whose === 'theirs') history = changed(history, base.design);
      become({ kind: 'unsaved' });
      wait(0);
    },
    /** The page may go: writes what waits to the shelf, and sends it at once. */
    hurry,
    /** The same for the last time: what does not arrive now is tried again when the drawing is opened again. */
    close(): void {
      isClosed = true;
      hurry();
    },
  };
}

export type DesignDesk = ReturnType<typeof openDesignDesk>;
