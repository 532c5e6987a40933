import type { Blobs } from '../blobs.ts';
import type { SandboxClock } from '../clock.ts';
import type { Effect, EffectLog } from '../effects.ts';
import type { IdCounters, Ids } from '../ids.ts';

/** What every network itself changes from time to time. */
export interface NetworkSettings {
  /** Whether the same post twice in a row is refused. */
  refuseDuplicates: boolean;
  /** How long a new post stays out of the lists, in ms: reads that lag behind writes. */
  listLagMs: number;
  /** How far the network's own clock is ahead of the sandbox's, in ms; below zero it is behind. */
  clockSkewMs: number;
}

/** What every network keeps, whatever else it is made of. */
export interface NetworkState {
  settings: NetworkSettings;
  counters: IdCounters;
  effects: Effect[];
}

/** What a simulated network is made of; each of its rules is a function of this and a call. */
export interface Network<State, App> {
  /** Asked anew each time: a reset puts another object in its place. */
  state(): State;
  /** To be said after every change of the state, so that it is kept. */
  touch(): void;
  /** The network's own clock: the sandbox's, and as far from it as the settings say. */
  clock: SandboxClock;
  ids: Ids;
  blobs: Blobs;
  effects: EffectLog;
  /** The product, as the network knows it. */
  app: App;
  /** Absolute address under which the network is reached, without a slash at its end. */
  baseUrl: string;
}
