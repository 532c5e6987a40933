import { hasCode } from '../../lib/api/api-error.ts';
import {
  NOT_STARTED,
  nextPart,
  nextState,
  rangeOf,
  type UploadEvent,
  type UploadPlan,
  type UploadState,
} from './upload-machine.ts';

/** Parts that are sent at the same time. */
const LANES = 3;

/** A part did not arrive: the store refused it (`status`), the line broke (`status` 0), or it said nothing to name the part by. */
export class PartError extends Error {
  readonly part: number;
  readonly status: number | null;

  constructor(part: number, status: number | null) {
    super(status === null ? `Missing ETag for part ${part}` : `Failed to part upload ${part}, ${status}`);
    this.name = 'PartError';
    this.part = part;
    this.status = status;
  }
}

/** How far an upload is that was begun before. */
export interface Progress extends UploadPlan {
  done: boolean;
  parts: readonly { partNumber: number; eTag: string }[];
}

/** The world as an upload needs it. */
export interface UploadPorts {
  start(): Promise<UploadPlan>;
  /** @returns null when there is no such upload any more. */
  read(uploadId: string): Promise<Progress | null>;
  /** Sends a part. @returns the status, 0 for a broken line, and the `ETag`; rejects only when it is called off */
  putPart(
    url: string,
    body: Blob,
    on: { sent: (bytes: number) => void; signal: AbortSignal },
  ): Promise<{ status: number; eTag: string | null }>;
  complete(plan: UploadPlan, parts: { partNumber: number; eTag: string }[]): Promise<void>;
  abandon(uploadId: string): Promise<void>;
  /** The id of this file's upload from before, over a reload of the page too. */
  remembered(): string | null;
  remember(uploadId: string): void;
  forget(): void;
}

export interface RunningUpload {
  state(): UploadState;
  subscribe(listener: () => void): () => void;
  /** Begins, or goes on with what is missing. Ends when nothing more goes: done, failed, paused or cancelled. */
  go(): Promise<void>;
  pause(): void;
  cancel(): Promise<void>;
}

const tagsOf = (parts: Progress['parts']) => new Map(parts.map(({ partNumber, eTag }) => [partNumber, eTag]));

/** Sends a large file in parts. A part that fails stops all of it; what has arrived, and is still there, is not sent again. */
export function createUpload(file: Blob, ports: UploadPorts): RunningUpload {
  const listeners = new Set<() => void>();
  let state = NOT_STARTED;
  let line = new AbortController();

  function tell(event: UploadEvent): void {
    state = nextState(state, event);
    for (const listener of listeners) listener();
  }

  async function begin(): Promise<Progress> {
    const known = ports.remembered();
    const progress = known === null ? null : await ports.read(known);
    if (progress !== null && progress.fileSize === file.size) return progress;
    const plan = await ports.start();
    ports.remember(plan.uploadId);
    return { ...plan, done: false, parts: [] };
  }

  async function send(plan: UploadPlan, part: number, signal: AbortSignal): Promise<void> {
    const body = file.slice(...rangeOf(plan, part));
    const { status, eTag } = await ports.putPart(plan.presignedUrls[part - 1] ?? '', body, {
      sent: (bytes) => {
        if (!signal.aborted) tell({ is: 'moved', part, bytes });
      },
      signal,
    });
    if (signal.aborted) return;
    if (status < 200 || status > 299) throw new PartError(part, status);
    if (eTag === null || eTag === '') throw new PartError(part, null);
    tell({ is: 'arrived', part, tag: eTag });
  }

  async function sendOneAfterAnother(plan: UploadPlan, signal: AbortSignal): Promise<void> {
    for (let part = nextPart(state); part !== null && !signal.aborted; part = nextPart(state)) {
      tell({ is: 'moved', part, bytes: 0 });
      await send(plan, part, signal);
    }
  }

  function sendMissing(plan: UploadPlan, parts: Progress['parts'], signal: AbortSignal): Promise<unknown> {
    tell({ is: 'begun', plan, tags: tagsOf(parts) });
    return Promise.all(Array.from({ length: LANES }, () => sendOneAfterAnother(plan, signal)));
  }

  async function complete(plan: UploadPlan): Promise<void> {
    tell({ is: 'completing' });
    const named = [...state.tags].map(([partNumber, eTag]) => ({ partNumber, eTag }));
    await ports.complete(
      plan,
      named.toSorted((a, b) => a.partNumber - b.partNumber),
    );
  }

  /** The server lacks parts that had arrived, or has let damaged ones go: once, what is missing by now is sent by itself. */
  async function sendAgain(uploadId: string, refusal: unknown, signal: AbortSignal): Promise<void> {
    const progress = await ports.read(uploadId);
    if (progress === null) throw refusal;
    const { done, parts, ...plan } = progress;
    if (done || signal.aborted) return;
    await sendMissing(plan, parts, signal);
    if (!signal.aborted) await complete(plan);
  }

  async function run(signal: AbortSignal): Promise<void> {
    const { done, parts, ...plan } = await begin();
    if (signal.aborted) return;
    if (done) tell({ is: 'begun', plan, tags: tagsOf(parts) });
    else {
      await sendMissing(plan, parts, signal);
      if (signal.aborted) return;
      await complete(plan).catch((error: unknown) => {
        if (signal.aborted || !hasCode(error, 'upload_incomplete')) throw error;
        return sendAgain(plan.uploadId, error, signal);
      });
    }
    if (signal.aborted) return;
    ports.forget();
    tell({ is: 'done' });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async go() {
      const own = new AbortController();
      line = own;
      tell({ is: 'starting' });
      try {
        await run(own.signal);
      } catch (error) {
        if (own.signal.aborted) return;
        own.abort();
        tell({ is: 'failed', error });
      }
    },
    pause() {
      line.abort();
      tell({ is: 'paused' });
    },
    async cancel() {
      line.abort();
      const known = ports.remembered();
      ports.forget();
      tell({ is: 'cancelled' });
      // Without this word the server lets the parts go after a day.
      if (known !== null) await ports.abandon(known).catch(() => {});
    },
  };
}
