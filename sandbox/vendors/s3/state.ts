import type { Effect } from '../../kit/effects.ts';
import type { IdCounters } from '../../kit/ids.ts';

export interface StoredObject {
  /** SHA-256 of its bytes, which lie with the sandbox's other files. */
  digest: string;
  bytes: number;
  /** MD5 of its bytes: what S3 gives as the tag of an object that was sent in one piece. */
  md5: string;
  type: string;
  /** Epoch ms on the sandbox's clock. */
  at: number;
}

export interface StoredPart {
  digest: string;
  bytes: number;
  md5: string;
}

/** An object on its way in parts. */
export interface PartedObject {
  key: string;
  type: string;
  /** By their number. */
  parts: Record<string, StoredPart>;
}

export interface S3State {
  /** By the id of the upload; a state from before there were any has none. */
  uploads?: Record<string, PartedObject>;

  objects: Record<string, StoredObject>;
  counters: IdCounters;
  effects: Effect[];
}

export function freshS3State(): S3State {
  return { objects: {}, counters: {}, effects: [] };
}
