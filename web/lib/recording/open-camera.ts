import { hear, type Hearing } from './hear.ts';

/** Why there is no picture: it was refused, there is none, another program has it, or this browser has no way to ask. */
export type CameraFault = 'refused' | 'missing' | 'taken' | 'unsupported';

export class CameraError extends Error {
  readonly fault: CameraFault;

  constructor(fault: CameraFault, cause?: unknown) {
    super(`the camera or the microphone: ${fault}`, { cause });
    this.name = 'CameraError';
    this.fault = fault;
  }
}

/** Of the devices that there are, the one that was chosen; empty for whichever the browser takes. */
export interface ChosenDevices {
  camera: string;
  microphone: string;
}

export interface Device {
  id: string;
  kind: 'camera' | 'microphone';
  /** As the system calls it; empty where it does not say. */
  name: string;
}

/** What happens to a camera that is open. */
export type CameraEvent = 'lost' | 'silenced';

/** A camera with a microphone, open. */
export interface OpenCamera {
  stream: MediaStream;
  hearing: Hearing;
  /** The devices that the browser took. */
  taken: ChosenDevices;
  /** Told when a device is pulled out or taken away (`lost`), or holds still for a call (`silenced`). */
  watch(listener: (event: CameraEvent) => void): () => void;
  close(): void;
}

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

function faultOfCamera(error: unknown): CameraFault {
  return (error instanceof DOMException ? FAULTS[error.name] : undefined) ?? 'unsupported';
}

const wanting = (id: string) => (id === '' ? {} : { deviceId: { ideal: id } });

/** Opens both devices; one that was chosen and is not there any more gives way to another. @throws CameraError */
export async function openCamera({ camera, microphone }: ChosenDevices): Promise<OpenCamera> {
  // Where a page is not fetched safely browsers have none of it, whatever the types say.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (media === undefined) throw new CameraError('unsupported');
  let stream: MediaStream;
  try {
    stream = await media.getUserMedia({
      video: {
        ...wanting(camera),
        ...(camera === '' && { facingMode: 'user' }),
        width: { ideal: 1920 },
        height: { ideal: 1080 },
        frameRate: { ideal: 30, max: 30 },
      },
      audio: { ...wanting(microphone), echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    throw new CameraError(faultOfCamera(error), error);
  }
  const tracks = stream.getTracks();
  const stop = () => {
    for (const track of tracks) track.stop();
  };
  const hearing = await hear(stream).catch((error: unknown) => {
    stop();
    throw new CameraError('unsupported', error);
  });
  return {
    stream,
    hearing,
    taken: {
      camera: stream.getVideoTracks()[0]?.getSettings().deviceId ?? '',
      microphone: stream.getAudioTracks()[0]?.getSettings().deviceId ?? '',
    },
    watch(listener) {
      const lost = () => listener('lost');
      const silenced = () => listener('silenced');
      for (const track of tracks) {
        track.addEventListener('ended', lost);
        track.addEventListener('mute', silenced);
      }
      return () => {
        for (const track of tracks) {
          track.removeEventListener('ended', lost);
          track.removeEventListener('mute', silenced);
        }
      };
    },
    close() {
      hearing.close();
      stop();
    },
  };
}

const KINDS: Partial<Record<MediaDeviceKind, Device['kind']>> = { videoinput: 'camera', audioinput: 'microphone' };

/** Told when a device is connected or pulled out. @returns the way to hear no more */
export function watchDevices(changed: () => void): () => void {
  const media = navigator.mediaDevices as MediaDevices | undefined;
  media?.addEventListener('devicechange', changed);
  return () => media?.removeEventListener('devicechange', changed);
}

/** The cameras and microphones that there are. Browsers name them once somebody has allowed one. */
export async function listDevices(): Promise<Device[]> {
  const media = navigator.mediaDevices as MediaDevices | undefined;
  const devices = (await media?.enumerateDevices()) ?? [];
  return devices.flatMap(({ kind, deviceId, label }) => {
    const ours = KINDS[kind];
    return ours === undefined || deviceId === '' ? [] : [{ id: deviceId, kind: ours, name: label }];
  });
}
