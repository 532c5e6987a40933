import { SIZES } from './frame-shape.ts';
import { takeRows } from './take-rows.ts';

/** What this browser can do of what a recording needs. */
export interface Abilities {
  /** Encodes H.264 at the sizes of takes. */
  pictures: boolean;
  /** Encodes AAC: by itself, or with the encoder that comes along. */
  sound: 'own' | 'brought' | 'none';
  /** Keeps takes as files that survive a crash. */
  files: boolean;
  /** Gives pictures and sound to a page one by one. */
  camera: boolean;
}

/** Whether all that is needed is there. */
export const canRecord = ({ pictures, sound, files, camera }: Abilities): boolean =>
  pictures && sound !== 'none' && files && camera;

const saysYes = (asked: Promise<{ supported?: boolean }>): Promise<boolean> =>
  asked.then(
    ({ supported }) => supported === true,
    () => false,
  );

async function encodesPictures(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  const asked = Object.values(SIZES).map((size) =>
    saysYes(VideoEncoder.isConfigSupported({ codec: 'avc1.640020', framerate: 30, ...size })),
  );
  return (await Promise.all(asked)).every(Boolean);
}

async function encodesSound(): Promise<Abilities['sound']> {
  if (typeof AudioEncoder !== 'undefined') {
    const shape = { codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: 48_000, bitrate: 128_000 };
    if (await saysYes(AudioEncoder.isConfigSupported(shape))) return 'own';
  }
  return typeof WebAssembly === 'undefined' ? 'none' : 'brought';
}

/** Files, and the list of what they are. */
async function keepsFiles(): Promise<boolean> {
  // Not in every browser, and not in every window of one, whatever the types say.
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.getDirectory !== 'function') return false;
  return Promise.all([storage.getDirectory(), takeRows.all()]).then(
    () => true,
    () => false,
  );
}

/** Asks the browser what it can do. */
export async function readAbilities(): Promise<Abilities> {
  const [pictures, sound, files] = await Promise.all([encodesPictures(), encodesSound(), keepsFiles()]);
  const camera =
    (navigator.mediaDevices as MediaDevices | undefined) !== undefined &&
    typeof AudioWorkletNode !== 'undefined' &&
    'requestVideoFrameCallback' in HTMLVideoElement.prototype;
  return { pictures, sound, files, camera };
}
