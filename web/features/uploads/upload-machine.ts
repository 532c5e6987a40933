/** Where a file goes, as the server has planned it. */
export interface UploadPlan {
  uploadId: string;
  s3Key: string;
  fileSize: number;
  partSize: number;
  presignedUrls: readonly string[];
}

type Phase = 'starting' | 'sending' | 'paused' | 'completing' | 'done' | 'failed' | 'cancelled';

/** A large file on its way. */
export interface UploadState {
  phase: Phase;
  plan: UploadPlan | null;
  /** Of the parts that have arrived, by number. */
  tags: ReadonlyMap<number, string>;
  /** Bytes that have left of each part that is on its way. */
  underway: ReadonlyMap<number, number>;
  error: unknown;
}

export type UploadEvent =
  | { is: 'starting' }
  | { is: 'begun'; plan: UploadPlan; tags: ReadonlyMap<number, string> }
  | { is: 'moved'; part: number; bytes: number }
  | { is: 'arrived'; part: number; tag: string }
  | { is: 'paused' }
  | { is: 'completing' }
  | { is: 'done' }
  | { is: 'failed'; error: unknown }
  | { is: 'cancelled' };

export const NOT_STARTED: UploadState = {
  phase: 'starting',
  plan: null,
  tags: new Map(),
  underway: new Map(),
  error: null,
};

const NOTHING: ReadonlyMap<number, number> = new Map();

/** What an upload is after something has happened. Parts that were on their way when it stopped count as not sent. */
export function nextState(state: UploadState, event: UploadEvent): UploadState {
  switch (event.is) {
    case 'starting':
      return { ...state, phase: 'starting', underway: NOTHING, error: null };
    case 'begun':
      return { ...state, phase: 'sending', plan: event.plan, tags: event.tags };
    case 'moved':
      return { ...state, underway: new Map(state.underway).set(event.part, event.bytes) };
    case 'arrived': {
      const underway = new Map(state.underway);
      underway.delete(event.part);
      return { ...state, underway, tags: new Map(state.tags).set(event.part, event.tag) };
    }
    case 'failed':
      return { ...state, phase: 'failed', underway: NOTHING, error: event.error };
    case 'paused':
    case 'completing':
    case 'done':
    case 'cancelled':
      return { ...state, phase: event.is, underway: NOTHING };
  }
}

/** The part that is to be sent next, or null when every one has arrived or is on its way. */
export function nextPart({ plan, tags, underway }: UploadState): number | null {
  const count = plan?.presignedUrls.length ?? 0;
  for (let part = 1; part <= count; part += 1) if (!tags.has(part) && !underway.has(part)) return part;
  return null;
}

/** The first byte of a part, and the one behind its last. */
export function rangeOf({ partSize, fileSize }: UploadPlan, part: number): [from: number, to: number] {
  return [(part - 1) * partSize, Math.min(part * partSize, fileSize)];
}

/** How much has gone, from 0 to 1. */
export function shareOf({ plan, tags, underway }: UploadState): number {
  if (plan === null) return 0;
  let bytes = 0;
  for (const part of tags.keys()) {
    const [from, to] = rangeOf(plan, part);
    bytes += to - from;
  }
  for (const sent of underway.values()) bytes += sent;
  return Math.min(1, bytes / plan.fileSize);
}
