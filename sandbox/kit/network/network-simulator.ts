import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../panel/frame.ts';
import type { Switch } from '../../panel/switches.ts';
import type { WallPage } from '../../panel/wall-model.ts';
import type { Blobs } from '../blobs.ts';
import type { SandboxClock } from '../clock.ts';
import type { Controlled } from '../control-routes.ts';
import type { Html } from '../html.ts';

/** A simulated network that runs. */
export interface NetworkSimulator extends Controlled {
  /** Its posts, as its readers see them. */
  walls(): WallPage[];
  /** What the panel offers to do with it beside its faults. */
  sections(frame: Frame): Html;
  register(scope: FastifyInstance): void;
  /** Forgets requests, faults, counters and timers; the state itself is put back by whoever owns it. */
  clear(): void;
  /** What lives on after a reset, from the state before it. */
  takeOver(before: unknown): void;
  close(): void;
}

/** What the sandbox gives to each of them. */
export interface SimulatorHost<State> {
  clock: SandboxClock;
  blobs: Blobs;
  random: () => number;
  publicUrl: string;
  /** The path under which the sandbox is mounted. */
  base: string;
  state(): State;
  touch(): void;
  saved(): Promise<void>;
}

/** What the folder of a simulated network offers to the list of them. @typeParam App how the network knows the product. */
export interface SimulatorPlug<State extends object, App, Simulator extends NetworkSimulator> {
  /** As people call it. */
  name: string;
  /** Paths under the network's own that everybody may reach when the sandbox is locked: its calls and pages, never its controls. */
  open: readonly string[];
  switches: readonly Switch[];
  /** How the demo world is known to it. */
  app: App;
  fresh(app: App): State;
  create(host: SimulatorHost<State>, app: App): Simulator;
}
