import { mergeTexts } from '@yardsign/domain/studio/merge';
import { patchBetween, type TextPatch } from '@yardsign/domain/studio/paragraphs';
import { ApiError } from '../../../lib/api/api-error.ts';

export interface Words {
  readonly title: string;
  readonly description: string;
  readonly shareText: string;
}

/** A text as it is written: its paragraphs as Markdown, and the words that go with it. */
export interface Written {
  readonly paragraphs: readonly string[];
  readonly words: Words;
}

/** A text as the server has it. */
export interface Stored extends Written {
  readonly version: number;
  /** The windows that saved it last, and how many times each had saved by then. */
  readonly lastSaves: readonly { readonly window: string; readonly step: number }[];
}

/** What is not on the server yet, with what it was made of. */
interface Kept {
  readonly base: Stored;
  readonly mine: Written;
  /** By which window it was kept, for which of its saves. */
  readonly window: string;
  readonly step: number;
}

export type KeeperState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' | 'taken' | 'moved-on' }
  /** Both changed the same paragraph: the writer chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Stored };

export interface KeeperPorts {
  /** The name of this window. */
  readonly window: string;
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
  shelf: { read(): string | null; write(text: string | null): void };
  /** Calls back later. @returns how to call it off. */
  after(ms: number, then: () => void): () => void;
  tell(state: KeeperState): void;
}

/** From the first change on, so long nothing is sent: at most the last second is ever gone. */
const PAUSE_MS = 700;
const RETRY_MS = 4000;

function changedWords(before: Words, after: Words): Partial<Words> | undefined {
  const names = (['title', 'description', 'shareText'] as const).filter((name) => before[name] !== after[name]);
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, after[name]]));
}

function changeBetween(before: Written, after: Written) {
  const patch = patchBetween(before.paragraphs, after.paragraphs);
  const words = changedWords(before.words, after.words);
  return patch === null && words === undefined ? null : { ...(patch && { patch }), ...(words && { words }) };
}

/** The words of two people together; null where both changed the same ones, each in another way. */
function mergeWords(base: Words, mine: Words, theirs: Words): Words | null {
  const ours = changedWords(base, mine) ?? {};
  const others = changedWords(base, theirs) ?? {};
  const clash = Object.entries(ours).some(([name, value]) => name in others && others[name as keyof Words] !== value);
  return clash ? null : { ...theirs, ...ours };
}

function readKept(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

/** Saves what somebody writes, a paragraph at a time, and loses nothing on the way. */
export function createTextKeeper(ports: KeeperPorts, begun: Stored) {
  let base = begun;
  let state: KeeperState = { kind: 'saved' };
  let callOff: (() => void) | undefined;
  let isClosed = false;
  let step = 0;
  let sending: Promise<void> = Promise.resolve();

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

  /** Holds what the server does not have yet. */
  function keep(mine: Written, forStep: number): void {
    ports.shelf.write(JSON.stringify({ base, mine, window: ports.window, step: forStep } satisfies Kept));
  }

  /**
   * Whether the window that kept this has saved it, or more, before it was gone. A browser writes what it keeps to the disk a moment
   * later, so that what is found after a crash may be older than what reached the server.
   */
  function isSaved(kept: Kept): boolean {
    return base.lastSaves.some(({ window, step: saved }) => window === kept.window && saved >= kept.step);
  }

  /** Takes what the server has as given, and writes one's own changes on top of it. */
  async function goOnFrom(mine: Written, from: Stored): Promise<void> {
    const theirs = await ports.load();
    const paragraphs = mergeTexts(from.paragraphs, mine.paragraphs, theirs.paragraphs);
    const words = mergeWords(from.words, mine.words, theirs.words);
    if (paragraphs === null || words === null) {
      ports.show(mine);
      return tell({ kind: 'conflict', theirs });
    }
    base = theirs;
    ports.show({ paragraphs, words });
    tell({ kind: 'unsaved' });
    wait(0);
  }

  async function refused(error: unknown, mine: Written): Promise<void> {
    const code = error instanceof ApiError ? error.code : 'offline';
    if (code === 'text_moved_on') return goOnFrom(mine, base).catch((again: unknown) => refused(again, mine));
    if (code === 'text_is_written') return tell({ kind: 'taken' });
    if (code === 'piece_moved_on') return tell({ kind: 'moved-on' });
    // The network, the server or the session: what was typed waits here until it can be sent.
    tell({ kind: 'offline' });
    wait(RETRY_MS);
  }

  function allSaved(): void {
    ports.shelf.write(null);
    tell({ kind: 'saved' });
  }

  async function sendNow(): Promise<void> {
    if (state.kind === 'conflict' || state.kind === 'moved-on') return;
    const mine = ports.read();
    const change = changeBetween(base, mine);
    if (change === null) return allSaved();
    step += 1;
    keep(mine, step);
    tell({ kind: 'saving' });
    try {
      const { version } = await ports.save({ version: base.version, step, ...change });
      base = { ...mine, version, lastSaves: [{ window: ports.window, step }] };
    } catch (error) {
      return refused(error, mine);
    }
    if (changeBetween(base, ports.read()) === null) return allSaved();
    // What was typed while this was on its way follows.
    tell({ kind: 'unsaved' });
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
    /** Something was typed. Cheap: nothing is read or written before the pause is over. */
    changed(): void {
      if (state.kind === 'saved') tell({ kind: 'unsaved' });
      if (state.kind !== 'conflict' && state.kind !== 'moved-on') wait(PAUSE_MS);
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
      return changeBetween(base, ports.read()) === null;
    },
    /** Brings back what was typed before a crash and never reached the server. @returns whether there was any. */
    async bringBack(): Promise<boolean> {
      const kept = readKept(ports.shelf.read());
      if (kept === null || changeBetween(kept.base, kept.mine) === null || isSaved(kept)) return false;
      await goOnFrom(kept.mine, kept.base).catch((error: unknown) => refused(error, kept.mine));
      return true;
    },
    /** Somebody else has saved, and nothing waits here: the editor shows what they wrote. */
    follow(stored: Stored): void {
      if (stored.version <= base.version || state.kind === 'saving' || changeBetween(base, ports.read()) !== null)
        return;
      base = stored;
      ports.show(stored);
      tell({ kind: 'saved' });
    },
    /** Ends a conflict: one's own text goes over theirs, or theirs stays. */
    choose(whose: 'mine' | 'theirs'): void {
      if (state.kind !== 'conflict') return;
      base = state.theirs;
      if (whose === 'theirs') ports.show(state.theirs);
      tell({ kind: 'unsaved' });
      wait(0);
    },
    /** Writes what waits to the shelf, and sends it once. */
    close(): void {
      callOff?.();
      isClosed = true;
      const mine = ports.read();
      if (changeBetween(base, mine) === null) return;
      keep(mine, step + 1);
      void send();
    },
  };
}
