import type { Size } from './frame-shape.ts';

/** What a worker is told about one take. */
export type TakeOrder =
  /** Fetches what is needed, so that a take can begin without a connection. */
  | { do: 'prepare' }
  /** Begins to write. @param rate of its sound, in samples a second; null for a take without sound */
  | { do: 'begin'; id: string; size: Size; rate: number | null }
  | { do: 'picture'; frame: VideoFrame }
  | { do: 'sound'; data: Float32Array<ArrayBuffer>; at: number }
  /** Nothing more comes: what was written is made a whole file. */
  | { do: 'end' }
  /** Makes a whole file of what was written before a crash. */
  | { do: 'rescue'; id: string };

/** A file that plays everywhere. */
export interface WholeFile extends Size {
  seconds: number;
  bytes: number;
}

/** Why a take cannot be gone on with: no room on the device, another window writes it, nothing was written, or anything else. */
export type TakeFault = 'full' | 'busy' | 'empty' | 'broken';

export type TakeReport =
  | { is: 'begun' }
  /** A picture has been taken in: the next may come. */
  | { is: 'taken' }
  | { is: 'written'; bytes: number }
  | { is: 'whole'; file: WholeFile }
  | { is: 'failed'; fault: TakeFault; why: string };

/** A take that could not be begun, gone on with, or made whole. */
export class TakeError extends Error {
  readonly fault: TakeFault;

  constructor(fault: TakeFault, why: string) {
    super(why);
    this.name = 'TakeError';
    this.fault = fault;
  }
}
