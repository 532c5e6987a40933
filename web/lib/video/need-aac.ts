import { canEncodeAudio } from 'mediabunny';
import { loadChunk } from '../code/load-chunk.ts';

/** How sound is encoded. */
export interface SoundShape {
  numberOfChannels: number;
  /** Samples a second. */
  sampleRate: number;
  /** Bits a second. */
  bitrate: number;
}

/** Where the browser has no encoder for AAC, as Firefox has none and Chrome on Linux, one comes along. It needs a worker to be called in. */
export async function needAac(shape: SoundShape): Promise<void> {
  if (await canEncodeAudio('aac', shape)) return;
  const { registerAacEncoder } = await loadChunk(() => import('@mediabunny/aac-encoder'));
  registerAacEncoder();
}
