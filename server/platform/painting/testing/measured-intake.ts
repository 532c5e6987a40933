import sharp from 'sharp';
import { createPictureIntake, type PictureIntake } from '../picture-intake.ts';
import { PHOTO_SIDE, UnusablePicture, type PresizeKind } from '../presize.ts';
import { presizeBytes } from './presize-bytes.ts';
import type { HostilePicture } from './hostile-picture.ts';

export interface Measured {
  name: string;
  outcome: 'taken' | 'refused';
  reason: string;
  cpuMs: number;
  peakMegabytes: number;
}

/** An intake that remembers what its last picture took. */
export function measuredIntake(): {
  intake: PictureIntake;
  send: (picture: HostilePicture, kind: PresizeKind) => Promise<Measured>;
} {
  let last = { cpuMs: 0, peakMemory: 0 };
  // No limit of time: on a busy machine the test measures what the picture takes, and not what the machine does.
  const intake = createPictureIntake({ onDone: (taken) => (last = taken), mostMs: 60_000 });
  return {
    intake,
    async send({ name, make }, kind) {
      const bytes = await make();
      last = { cpuMs: 0, peakMemory: 0 };
      const outcome = await presizeBytes(intake, bytes, kind).then(
        async (taken) => {
          const { width, height, format } = await sharp(taken.bytes, { failOn: 'warning' }).metadata();
          const fits = kind === 'photo' ? width === PHOTO_SIDE && height === PHOTO_SIDE : width <= 960 && height <= 400;
          if (!fits || format !== taken.format) throw new Error(`${name} became ${format} ${width}x${height}`);
          return { outcome: 'taken' as const, reason: '' };
        },
        (error: unknown) => {
          if (!(error instanceof UnusablePicture)) throw error;
          return { outcome: 'refused' as const, reason: error.reason };
        },
      );
      return { name, ...outcome, cpuMs: last.cpuMs, peakMegabytes: last.peakMemory / 1024 / 1024 };
    },
  };
}
