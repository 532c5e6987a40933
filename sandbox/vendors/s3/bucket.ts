import type { Blobs } from '../../kit/blobs.ts';
import type { EffectLog } from '../../kit/effects.ts';
import type { S3Call } from './call.ts';
import type { S3State } from './state.ts';

/** The one bucket, with what its calls work on. */
export interface Bucket {
  name: string;
  region: string;
  /** Every part of an object but its last has at least so many bytes. */
  smallestPart: number;
  /** A new id of an upload. */
  uploadId(): string;
  state(): S3State;
  touch(): void;
  now(): number;
  blobs: Blobs;
  effects: EffectLog;
}

/** Notes what others can see of the bucket from now on. */
export function record({ effects, now }: Bucket, kind: string, call: S3Call, detail: Record<string, unknown>): void {
  effects.record({ kind, at: new Date(now()).toISOString(), requestId: call.requestId, detail });
}
