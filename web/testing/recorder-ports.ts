import type { Abilities } from '../lib/recording/abilities.ts';
import {
  CameraError,
  type CameraEvent,
  type CameraFault,
  type ChosenDevices,
  type Device,
  type OpenCamera,
} from '../lib/recording/open-camera.ts';
import type { RunningTake } from '../lib/recording/start-take.ts';
import { TakeError, type TakeFault, type WholeFile } from '../lib/recording/take-order.ts';
import type { TakeStore, WholeTake } from '../lib/recording/take-store.ts';
import type { Take } from '../lib/recording/take.ts';
import type { RecorderPorts } from '../features/realtalk/recorder/ports.ts';

export const SCRIPT = {
  id: 'cnt_aaaaaaaaaaaa',
  slug: 'first-call',
  title: 'The first call',
  language: 'en' as const,
  text: 'Thinking of selling?\n\nHere is what buyers ask me.',
};
const FILE: WholeFile = { seconds: 65, width: 720, height: 1280, bytes: 20_000_000 };
export const ABLE: Abilities = { pictures: true, sound: 'own', files: true, camera: true };

export const takeOf = (id: string, memberId: string, begunAt = 0): WholeTake => ({
  ...{ id, memberId, begunAt, name: '', file: FILE, poster: new Blob(['poster'], { type: 'image/jpeg' }) },
  ...{ scriptId: SCRIPT.id, scriptTitle: SCRIPT.title, language: SCRIPT.language },
});

/** A browser with camera, encoder, files and time, all of which do what a test says. */
export function fakeRecorder() {
  const world = {
    takes: new Map<string, Take>(),
    abilities: ABLE,
    cameraFault: null as CameraFault | null,
    asked: [] as ChosenDevices[],
    devices: [
      { id: 'cam1', kind: 'camera', name: 'Desk camera' },
      { id: 'cam2', kind: 'camera', name: '' },
      { id: 'mic1', kind: 'microphone', name: 'Desk microphone' },
    ] as Device[],
    devicesChanged: () => {},
    cameraListeners: new Set<(event: CameraEvent) => void>(),
    closed: 0,
    awake: 0,
    prepared: 0,
    free: 50_000_000_000 as number | null,
    startFault: null as TakeFault | null,
    /** The browser keeps no list of takes. */
    noList: false,
    endFault: null as TakeFault | null,
    recovered: { found: 0, unfinished: 0 },
    /** Somebody has logged out while a take was finished. */
    hasLoggedOut: false,
    /** Of the take that is being recorded. */
    seconds: 2,
    bytes: 0,
    said: [] as string[],
    fault: (_fault: TakeError) => {},
    ticks: new Set<{ ms: number; tick: () => void }>(),
    draws: new Set<(ms: number) => void>(),
    happens(event: CameraEvent) {
      for (const listener of world.cameraListeners) listener(event);
    },
    /** Lets the timers of this length come once. */
    tick(ms: number, times = 1) {
      for (let count = 0; count < times; count += 1)
        for (const timer of [...world.ticks]) if (timer.ms === ms && world.ticks.has(timer)) timer.tick();
    },
    draw(ms: number) {
      for (const draw of [...world.draws]) draw(ms);
    },
  };

  const camera: OpenCamera = {
    stream: new MediaStream(),
    hearing: { rate: 48_000, level: () => 0.5, listen: () => () => {}, wake: async () => {}, close() {} },
    taken: { camera: 'cam1', microphone: 'mic1' },
    watch(listener) {
      world.cameraListeners.add(listener);
      return () => world.cameraListeners.delete(listener);
    },
    close() {
      world.closed += 1;
    },
  };

  const recording: RunningTake = {
    pause: () => void world.said.push('pause'),
    resume: () => void world.said.push('resume'),
    elapsed: () => world.seconds,
    bytes: () => world.bytes,
    async end() {
      world.said.push('end');
      if (world.endFault !== null) throw new TakeError(world.endFault, 'no end');
      return { ...FILE, seconds: world.seconds };
    },
    abandon: () => void world.said.push('abandon'),
    onFault(told) {
      world.fault = told;
    },
  };

  const takes: TakeStore = {
    list: async (memberId) =>
      [...world.takes.values()]
        .filter((take): take is WholeTake => take.memberId === memberId && take.file !== null)
        .toSorted((a, b) => b.begunAt - a.begunAt),
    async begin(take) {
      if (world.noList) throw new DOMException('', 'InvalidStateError');
      world.takes.set(take.id, take);
    },
    async finish(take, file) {
      if (world.hasLoggedOut) world.takes.clear();
      if (!world.takes.has(take.id)) return null;
      const whole = { ...take, file, poster: null };
      world.takes.set(take.id, whole);
      return whole;
    },
    rename: async (take, name) => void world.takes.set(take.id, { ...take, name }),
    remove: async (take) => void world.takes.delete(take.id),
    async read({ id }) {
      if (!world.takes.has(id)) throw new DOMException('', 'NotFoundError');
      return new File(['take'], `${id}.mp4`, { type: 'video/mp4', lastModified: 1 });
    },
    recover: async () => world.recovered,
  };

  let ids = 0;
  const ports: RecorderPorts = {
    abilities: async () => world.abilities,
    async openCamera(chosen) {
      world.asked.push(chosen);
      if (world.cameraFault !== null) throw new CameraError(world.cameraFault);
      return camera;
    },
    listDevices: async () => world.devices,
    watchDevices(changed) {
      world.devicesChanged = changed;
      return () => {};
    },
    prepareTake() {
      world.prepared += 1;
      return () => void (world.prepared -= 1);
    },
    async startTake(id) {
      world.said.push(`start ${id}`);
      if (world.startFault !== null) throw new TakeError(world.startFault, 'no beginning');
      return recording;
    },
    takes,
    freeBytes: async () => world.free,
    askToKeep() {},
    keepAwake() {
      world.awake += 1;
      return () => void (world.awake -= 1);
    },
    newId: () => `take${(ids += 1)}`,
    now: () => 1_790_000_000_000 + ids,
    every(ms, tick) {
      const timer = { ms, tick };
      world.ticks.add(timer);
      return () => world.ticks.delete(timer);
    },
    frames(draw) {
      world.draws.add(draw);
      return () => world.draws.delete(draw);
    },
  };
  return { world, ports, camera };
}
