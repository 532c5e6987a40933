import type { DraftBody } from './draft-model.ts';

/** `kept`: the server did not take it, and this browser holds it. */
export type SaveState = 'none' | 'saved' | 'kept';

export interface SaverPorts {
  save(body: DraftBody): Promise<unknown>;
  remove(): Promise<unknown>;
  /** Holds it in this browser until the server has it. */
  keep(body: DraftBody): void;
  forget(): void;
  onState(state: SaveState): void;
}

export interface DraftSaver {
  /** Whether there is a draft that would have to be removed; until it is known, none is. */
  begin(isOnServer: boolean): void;
  /** Something was chosen; null when there is nothing left that is worth keeping. */
  change(body: DraftBody | null): void;
  /** Saves at once what is not saved. @returns when it has been tried. */
  flush(): Promise<void>;
  /** A post is being handed over: nothing is begun until it is known what became of it. */
  hold(): void;
  /** The post was refused: go on. */
  release(): void;
  /** It was posted: the draft is done with, and none of its saves may bring it back. */
  posted(): Promise<void>;
}

/** A pause of this length in the typing saves. */
const PAUSE_MS = 1000;
/** Who types without a pause is saved all the same. */
const LONGEST_MS = 5000;

/**
 * Saves by itself, one call after the other, always the latest. What a call carries lies in the browser's storage until the
 * call has succeeded, so that neither a closed tab nor a dead network takes it away.
 */
export function createDraftSaver(ports: SaverPorts): DraftSaver {
  let unsaved: { body: DraftBody | null } | null = null;
  /** Calls stand in line: two at once could arrive the wrong way round. */
  let line = Promise.resolve();
  let isSaving = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let isOver = false;
  let isOnServer = false;
  let wasSaving = false;

  function stopTimers(): void {
    clearTimeout(pause);
    clearTimeout(longest);
    longest = undefined;
  }

  function arm(): void {
    clearTimeout(pause);
    pause = setTimeout(() => void flush(), PAUSE_MS);
    longest ??= setTimeout(() => void flush(), LONGEST_MS);
  }

  async function attempt(body: DraftBody | null): Promise<void> {
    try {
      if (body !== null) {
        ports.keep(body);
        await ports.save(body);
        isOnServer = true;
      } else if (isOnServer) {
        await ports.remove();
        isOnServer = false;
      }
      if (unsaved === null) ports.forget();
      ports.onState(body === null ? 'none' : 'saved');
    } catch {
      // Not lost: the browser holds it, and it goes along with the next change, or with the closing.
      unsaved ??= { body };
      ports.onState(body === null ? 'none' : 'kept');
    }
  }

  async function saveLatest(): Promise<void> {
    if (unsaved === null || held || isOver) return;
    const { body } = unsaved;
    unsaved = null;
    isSaving = true;
    await attempt(body);
    isSaving = false;
  }

  function flush(): Promise<void> {
    stopTimers();
    line = line.then(saveLatest);
    return line;
  }

  return {
    begin(isThere) {
      isOnServer = isThere;
    },
    change(body) {
      if (isOver) return;
      unsaved = { body };
      if (!held) arm();
    },
    flush,
    hold() {
      held = true;
      wasSaving = isSaving;
      stopTimers();
    },
    release() {
      held = false;
      if (unsaved !== null) arm();
    },
    async posted() {
      isOver = true;
      unsaved = null;
      stopTimers();
      await line;
      ports.forget();
      // A save that was under way when the post was handed over may have come in after it.
      isOnServer ||= wasSaving;
      if (wasSaving) await attempt(null);
    },
  };
}
