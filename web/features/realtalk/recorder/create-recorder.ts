import { captionsOf, type ReadPlace } from '@yardsign/domain/realtalk/captions';
import {
  LEAST_RECORDING_SECONDS,
  MOST_RECORDING_BYTES,
  MOST_RECORDING_SECONDS,
} from '@yardsign/domain/realtalk/recording';
import { isOut } from '../../../lib/recording/device-room.ts';
import type { Size } from '../../../lib/recording/frame-shape.ts';
import type { OpenCamera } from '../../../lib/recording/open-camera.ts';
import type { RunningTake } from '../../../lib/recording/start-take.ts';
import { TakeError } from '../../../lib/recording/take-order.ts';
import { newTake, type Take } from '../../../lib/recording/take.ts';
import type { WholeTake } from '../../../lib/recording/take-store.ts';
import type { ChosenScript } from '../../../lib/realtalk/chosen-script.ts';
import type { RecorderPorts } from './ports.ts';

/** What a member is told of a take that ended, or stands still, without a word of theirs. */
export type Told = 'lost' | 'silenced' | 'hidden' | 'full' | 'longest' | 'short' | 'busy' | 'empty' | 'broken';

export type RecorderState =
  | { phase: 'ready'; told: Told | null; taken: WholeTake | null }
  | { phase: 'counting'; left: number }
  | { phase: 'starting' }
  | { phase: 'recording' | 'paused'; seconds: number; bytes: number; told: Told | null }
  | { phase: 'saving' };

/** What is recorded, and how. */
interface RecordOrder {
  script: ChosenScript;
  camera: OpenCamera;
  /** Where the camera is seen. */
  shown: HTMLVideoElement;
  size: Size;
  /** Seconds that are counted down before. */
  countdown: number;
  /** How much of the script has gone by: 0 to 1. */
  share: () => number;
}

export interface Recorder {
  state(): RecorderState;
  subscribe(listener: () => void): () => void;
  begin(order: RecordOrder): void;
  pause(told?: Told): void;
  resume(): void;
  /** Ends the take, or the counting before it. @param told why, where nobody asked for it */
  stop(told?: Told): void;
  /** The page is left, whyever: what was recorded stays as a take. @returns once it is noted */
  leave(): Promise<void>;
}

/** So often it is looked at how long a take is, and so many of these looks later how much room is left. */
const LOOK_MS = 250;
const LOOKS_A_MEASURE = 20;
/** A little less than is kept: the last picture and the end of the file come on top. */
const MOST_SECONDS = MOST_RECORDING_SECONDS - 1;
const MOST_BYTES = MOST_RECORDING_BYTES * 0.98;

interface Running {
  take: Take;
  recording: RunningTake;
  script: ChosenScript;
  /** Where the script stood, look by look. */
  read: ReadPlace[];
  share: () => number;
  /** What ends with it. */
  ends: (() => void)[];
}

/** Counts down, records, pauses, and ends a take, whatever happens to camera, window and device meanwhile. */
export function createRecorder(ports: RecorderPorts, memberId: string): Recorder {
  const listeners = new Set<() => void>();
  let state: RecorderState = { phase: 'ready', told: null, taken: null };
  let stopCounting: (() => void) | null = null;
  let running: Running | null = null;
  /** Changes with every take, so that one that was called off is not begun late. */
  let turn = 0;
  /** The take before is noted. */
  let saved = Promise.resolve();

  function become(next: RecorderState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  const rest = (told: Told | null, taken: WholeTake | null = null) => become({ phase: 'ready', told, taken });

  function calm(): void {
    stopCounting?.();
    stopCounting = null;
    turn += 1;
  }

  function look(of: Running, looks: number): void {
    const { recording, read, share } = of;
    const [seconds, bytes] = [recording.elapsed(), recording.bytes()];
    if (state.phase === 'recording') read.push({ ms: seconds * 1000, share: share() });
    if (state.phase === 'recording' || state.phase === 'paused') become({ ...state, seconds, bytes });
    if (seconds >= MOST_SECONDS || bytes >= MOST_BYTES) return stop('longest');
    if (looks % LOOKS_A_MEASURE !== 0) return;
    ports.freeBytes().then(
      (free) => running === of && isOut(free, bytes) && stop('full'),
      () => undefined,
    );
  }

  async function start({ script, camera, shown, size, share }: RecordOrder): Promise<void> {
    const own = (turn += 1);
    become({ phase: 'starting' });
    const take = newTake(ports.newId(), memberId, script, ports.now());
    try {
      const recording = await ports.startTake(take.id, camera, shown, size);
      try {
        await ports.takes.begin(take);
      } catch (error) {
        recording.abandon();
        throw error;
      }
      if (own !== turn) {
        recording.abandon();
        return await ports.takes.remove(take);
      }
      const now: Running = { take, recording, script, share, read: [], ends: [ports.keepAwake()] };
      running = now;
      let looks = 0;
      now.ends.push(camera.watch((event) => (event === 'lost' ? stop('lost') : pause('silenced'))));
      now.ends.push(ports.every(LOOK_MS, () => look(now, (looks += 1))));
      recording.onFault(({ fault }) => stop(fault));
      become({ phase: 'recording', seconds: 0, bytes: 0, told: null });
    } catch (error) {
      await ports.takes.remove(take).catch(() => undefined);
      if (own === turn) rest(error instanceof TakeError ? error.fault : 'broken');
    }
  }

  /** @returns what came of it, and why nothing did where nothing did */
  async function end({ take, recording, script, read, ends }: Running): Promise<WholeTake | Told> {
    for (const done of ends) done();
    if (recording.elapsed() < LEAST_RECORDING_SECONDS) {
      recording.abandon();
      await ports.takes.remove(take).catch(() => undefined);
      return 'short';
    }
    try {
      const file = await recording.end();
      const captions = captionsOf(script, read, file.seconds * 1000);
      return (await ports.takes.finish({ ...take, captions }, file)) ?? 'empty';
    } catch (error) {
      const fault = error instanceof TakeError ? error.fault : 'broken';
      // Whatever else keeps it from being made whole may be over the next time that somebody looks.
      if (fault === 'empty') await ports.takes.remove(take).catch(() => undefined);
      return fault;
    }
  }

  function stop(told: Told | null = null): void {
    calm();
    if (running === null) return state.phase === 'saving' ? undefined : rest(told);
    const ended = running;
    running = null;
    become({ phase: 'saving' });
    saved = end(ended).then((outcome) => {
      if (typeof outcome !== 'string') rest(told, outcome);
      // A camera that was taken away says more than how soon that was.
      else rest(outcome === 'short' ? (told ?? outcome) : outcome);
    });
  }

  function pause(told: Told | null = null): void {
    if (state.phase === 'counting') return stop(told);
    if (state.phase !== 'recording') return;
    running?.recording.pause();
    become({ ...state, phase: 'paused', told });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(order) {
      if (state.phase !== 'ready') return;
      ports.askToKeep();
      void order.camera.hearing.wake();
      let left = order.countdown;
      become({ phase: 'counting', left });
      stopCounting = ports.every(1000, () => {
        left -= 1;
        if (left > 0) return become({ phase: 'counting', left });
        calm();
        void start(order);
      });
    },
    pause,
    resume() {
      if (state.phase !== 'paused') return;
      running?.recording.resume();
      // A window that was out of sight has let the screen go dark.
      running?.ends.push(ports.keepAwake());
      become({ ...state, phase: 'recording', told: null });
    },
    stop: (told) => stop(told),
    leave() {
      stop();
      return saved;
    },
  };
}
