import { newId } from '../../../lib/browser/new-id.ts';
import { type Abilities, readAbilities } from '../../../lib/recording/abilities.ts';
import { askToKeep, freeBytes, keepAwake } from '../../../lib/recording/device-room.ts';
import type { Size } from '../../../lib/recording/frame-shape.ts';
import {
  type ChosenDevices,
  type Device,
  listDevices,
  openCamera,
  type OpenCamera,
  watchDevices,
} from '../../../lib/recording/open-camera.ts';
import { prepareTake, type RunningTake, startTake } from '../../../lib/recording/start-take.ts';
import { takeStore, type TakeStore } from '../../../lib/recording/take-store.ts';

/** What the recorder needs of a browser and its device. */
export interface RecorderPorts {
  abilities(): Promise<Abilities>;
  openCamera(chosen: ChosenDevices): Promise<OpenCamera>;
  listDevices(): Promise<Device[]>;
  watchDevices(changed: () => void): () => void;
  /** Fetches what a take needs before there is one. @returns the way to let go of it */
  prepareTake(): () => void;
  startTake(id: string, camera: OpenCamera, shown: HTMLVideoElement, size: Size): Promise<RunningTake>;
  takes: TakeStore;
  freeBytes(): Promise<number | null>;
  askToKeep(): void;
  keepAwake(): () => void;
  newId(): string;
  now(): number;
  /** @returns the way to stop */
  every(ms: number, tick: () => void): () => void;
  /** Told before every picture that the screen shows, with the milliseconds since the last one. @returns the way to stop */
  frames(draw: (ms: number) => void): () => void;
}

/** After a while in which nothing was drawn a text does not jump by all of it. */
const MOST_MS_A_FRAME = 100;

function frames(draw: (ms: number) => void): () => void {
  let last: number | null = null;
  let handle = 0;
  const next = (now: number) => {
    draw(last === null ? 0 : Math.min(MOST_MS_A_FRAME, now - last));
    last = now;
    handle = requestAnimationFrame(next);
  };
  handle = requestAnimationFrame(next);
  return () => cancelAnimationFrame(handle);
}

export const browserPorts: RecorderPorts = {
  abilities: readAbilities,
  openCamera,
  listDevices,
  watchDevices,
  prepareTake,
  startTake,
  takes: takeStore,
  freeBytes,
  askToKeep,
  keepAwake,
  newId,
  now: () => Date.now(),
  every(ms, tick) {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
  frames,
};
