import { mergeTexts } from '@yardsign/domain/studio/merge';
import type { TextPatch } from '@yardsign/domain/studio/paragraphs';
import { ApiError, isSignedOut } from '../../../lib/api/api-error.ts';
import type { CrashShelf } from '../../../lib/browser/crash-shelf.ts';
import {
  changeBetween,
  commonOf,
  createKeptWriter,
  lastStep,
  mergeWords,
  readKept,
  type Origin,
  type Sent,
  type Stored,
  type Words,
  type Written,
} from './kept-text.ts';

export type KeeperState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' | 'signed-out' | 'taken' | 'moved-on' | 'gone' }
  /** The server takes no text like it: nothing is sent again before the text is another one. */
  | { readonly kind: 'refused' }
  /** Both changed the same paragraph: the writer chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Stored };

export interface KeeperPorts {
  /** The name of this window. */
  readonly window: string;
  /** The last save of the text that a former desk of this window has begun, whether it was answered or not; 0 for none. */
  readonly formerStep: number;
  /** What the editor has now. */
  read(): Written;
  /** Puts another text into the editor. */
  show(written: Written): void;
  save(change: {
    version: number;
    step: number;
    patch?: TextPatch;
    words?: Partial<Words>;
  }): Promise<{ version: number }>;
  load(): Promise<Stored>;
  /** Holds what the server does not have yet, through a crash or the end of a session. */
  shelf: CrashShelf;
  /** Calls back later. @returns how to call it off. */
  after(ms: number, then: () => void): () => void;
  tell(state: KeeperState): void;
}

/** From the first change on, so long nothing is sent. */
const PAUSE_MS = 700;
/** Nothing can be written in the text any more. */
export const isOver = ({ kind }: KeeperState): boolean => kind === 'moved-on' || kind === 'gone';
/** From the first change on, so long nothing is kept in the browser: no more than this is gone when it is killed, however slow the server is. */
const KEEP_MS = 250;
const RETRY_MS = 4000;

/** Who was told one of these is told of the next try only when it has worked. */
const WAITING: ReadonlySet<KeeperState['kind']> = new Set(['offline', 'signed-out', 'refused']);

/** Saves what somebody writes, a paragraph at a time, and loses nothing on the way. */
export function createTextKeeper(ports: KeeperPorts, begun: Stored) {
  let base = begun;
  /**
   * What the editor made of `base`: a text from elsewhere may be written in another way than the editor writes it, and that alone is no change
   * of whoever looks at it. Null while something else than `base` is shown.
   */
  let untouched: Written | null = ports.read();
  let state: KeeperState = { kind: 'saved' };
  let callOff: (() => void) | undefined;
  let isClosed = false;
  // A former desk of this window may have saved the text, and its last save may be on its way still: each has a number of its own.
  let step = Math.max(lastStep(begun, ports.window), ports.formerStep);
  let nth = 0;
  /** Whether what is on the shelf was put there, or taken over, here: another window of the same person may hold something there too. */
  let isOwnCopy = false;
  /** The first and the last save since `base` whose answer is not known. */
  let unanswered: readonly Sent[] = [];
  let callOffKeeping: (() => void) | undefined;
  let sending: Promise<void> = Promise.resolve();
  let isSending = false;
  const writeKept = createKeptWriter();

  function tell(next: KeeperState): void {
    state = next;
    ports.tell(next);
  }

  function wait(ms: number): void {
    if (isClosed) return;
    callOff ??= ports.after(ms, () => {
      callOff = undefined;
      void send();
    });
  }

  /** What the server does not have yet; null for nothing. */
  function unsaved(mine: Written): ReturnType<typeof changeBetween> {
    return untouched !== null && changeBetween(untouched, mine) === null ? null : changeBetween(base, mine);
  }

  /** Shows what the server has. */
  function showStored(stored: Stored): void {
    ports.show(stored);
    untouched = ports.read();
  }

  /** What the server does not have yet, to be held. */
  function toKeep(mine: Written, forStep: number): string {
    nth += 1;
    isOwnCopy = true;
    return writeKept({ base, mine, window: ports.window, step: forStep, sent: unanswered, nth });
  }

  function keepSoon(): void {
    if (isClosed) return;
    callOffKeeping ??= ports.after(KEEP_MS, () => {
      callOffKeeping = undefined;
      const mine = ports.read();
      if (unsaved(mine) !== null) ports.shelf.write(toKeep(mine, step + 1));
    });
  }

  function goFrom(stored: Stored): void {
    base = stored;
    untouched = null;
    unanswered = [];
  }

  /** Takes what the server has as given, and writes one's own changes on top of it. */
  function goOn(mine: Written, origin: Origin, theirs: Stored): void {
    const common = commonOf(origin, theirs);
    const paragraphs = mergeTexts(common.paragraphs, mine.paragraphs, theirs.paragraphs);
    const words = mergeWords(common.words, mine.words, theirs.words);
    if (paragraphs === null || words === null) {
      base = { ...origin.base, ...common };
      untouched = null;
      ports.show(mine);
      return tell({ kind: 'conflict', theirs });
    }
    goFrom(theirs);
    ports.show({ paragraphs, words });
    tell({ kind: 'unsaved' });
    wait(0);
  }

  /** Somebody else has saved, or a save of this window was taken and its answer lost. */
  async function movedOn(): Promise<void> {
    const theirs = await ports.load();
    // Not what was sent: typing has gone on meanwhile.
    goOn(ports.read(), { base, window: ports.window, sent: unanswered }, theirs);
  }

  async function refused(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : 'offline';
    if (code === 'text_moved_on') return movedOn().catch(refused);
    if (code === 'text_is_written') return tell({ kind: 'taken' });
    if (code === 'piece_moved_on') return tell({ kind: 'moved-on' });
    if (code === 'not_found') return tell({ kind: 'gone' });
    if (code === 'invalid_request' || code === 'too_large') return tell({ kind: 'refused' });
    // The network, the server or the session: what was typed waits here until it can be sent.
    tell({ kind: isSignedOut(error) ? 'signed-out' : 'offline' });
    wait(RETRY_MS);
  }

  function allSaved(): void {
    if (isOwnCopy) ports.shelf.write(null);
    isOwnCopy = false;
    tell({ kind: 'saved' });
  }

  async function sendNow(): Promise<void> {
    if (state.kind === 'conflict' || isOver(state)) return;
    const mine = ports.read();
    const change = unsaved(mine);
    if (change === null) return allSaved();
    step += 1;
    unanswered = [...unanswered.slice(0, 1), { step, written: mine }];
    ports.shelf.write(toKeep(mine, step));
    if (state.kind !== 'saving' && !WAITING.has(state.kind)) tell({ kind: 'saving' });
    isSending = true;
    try {
      const { version } = await ports.save({ version: base.version, step, ...change });
      goFrom({ ...mine, version, lastSaves: [{ window: ports.window, step }] });
    } catch (error) {
      return refused(error);
    } finally {
      isSending = false;
    }
    if (unsaved(ports.read()) === null) return allSaved();
    // What was typed while this was on its way follows. Whoever types on is told once that it is being saved, and at the end that it is.
    if (state.kind !== 'saving') tell({ kind: 'unsaved' });
    wait(PAUSE_MS);
  }

  function send(): Promise<void> {
    sending = sending.then(sendNow, sendNow);
    return sending;
  }

  return {
    get state() {
      return state;
    },
    get version() {
      return base.version;
    },
    /** Something was typed. Cheap: nothing is read or written before a pause is over. */
    changed(): void {
      keepSoon();
      if (state.kind === 'saved') tell({ kind: 'unsaved' });
      if (state.kind !== 'conflict' && !isOver(state)) wait(PAUSE_MS);
    },
    /** Sends what waits now. */
    flush(): void {
      callOff?.();
      callOff = undefined;
      void send();
    },
    /** Sends what waits, and waits for the answer. @returns whether the server has everything. */
    async settle(): Promise<boolean> {
      callOff?.();
      callOff = undefined;
      await send();
      return unsaved(ports.read()) === null;
    },
    /** Brings back what was typed before a crash and never reached the server. @returns whether there was any. */
    async bringBack(): Promise<boolean> {
      const [kept] = (await ports.shelf.read()).flatMap(readKept).toSorted((a, b) => b.nth - a.nth);
      if (kept === undefined) return false;
      isOwnCopy = true;
      nth = Math.max(nth, kept.nth);
      // A copy may be older than what reached the server: the window that kept it has saved it, or more, before it was gone.
      const isSaved = lastStep(base, kept.window) >= kept.step;
      if (isSaved || changeBetween(kept.base, kept.mine) === null) return false;
      const typed = ports.read();
      const opened = base;
      goOn(kept.mine, kept, base);
      const both = mergeTexts(opened.paragraphs, ports.read().paragraphs, typed.paragraphs);
      if (both !== null) ports.show({ ...ports.read(), paragraphs: both });
      return true;
    },
    /** Somebody else has saved, and nothing waits here: the editor shows what they wrote. */
    follow(stored: Stored): void {
      if (stored.version <= base.version || isSending || unsaved(ports.read()) !== null) return;
      goFrom(stored);
      showStored(stored);
      tell({ kind: 'saved' });
    },
    /** Ends a conflict: one's own text goes over theirs, or theirs stays. */
    choose(whose: 'mine' | 'theirs'): void {
      if (state.kind !== 'conflict') return;
      goFrom(state.theirs);
      if (whose === 'theirs') showStored(state.theirs);
      tell({ kind: 'unsaved' });
      wait(0);
    },
    /** Writes what waits to the shelf, and sends it: the page may be gone for good, or come back as it was. */
    leave(): void {
      const mine = ports.read();
      if (unsaved(mine) === null) return;
      ports.shelf.writeAtOnce(toKeep(mine, step + 1));
      void send();
    },
    /** Leaves for good. */
    close(): void {
      callOff?.();
      callOffKeeping?.();
      isClosed = true;
      this.leave();
    },
  };
}
