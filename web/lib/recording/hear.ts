import { loudness } from './loudness.ts';
import tapUrl from './sound-tap.ts?worker&url';

/** A microphone that is listened to. */
export interface Hearing {
  /** Samples a second. */
  rate: number;
  /** How loud it is just now, from 0 to 1. */
  level(): number;
  /** Told of every piece that was heard. @returns the way to hear no more */
  listen(heard: (samples: Float32Array<ArrayBuffer>) => void): () => void;
  /** Browsers keep sound still until somebody has pressed something. */
  wake(): Promise<void>;
  close(): void;
}

/** Networks take sound of this rate. Where a microphone insists on its own, it is taken as it comes. */
function openContext(stream: MediaStream): [AudioContext, MediaStreamAudioSourceNode] {
  const wanted = new AudioContext({ sampleRate: 48_000 });
  try {
    return [wanted, wanted.createMediaStreamSource(stream)];
  } catch {
    void wanted.close();
    const given = new AudioContext();
    return [given, given.createMediaStreamSource(stream)];
  }
}

/** Listens to the microphone of a stream, in one channel. */
export async function hear(stream: MediaStream): Promise<Hearing> {
  const [context, source] = openContext(stream);
  await context.audioWorklet.addModule(tapUrl);
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  source.connect(analyser);
  const tap = new AudioWorkletNode(context, 'sound-tap', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  source.connect(tap);
  const samples = new Float32Array(analyser.fftSize);
  return {
    rate: context.sampleRate,
    level() {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
    listen(heard) {
      const listener = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => heard(data);
      tap.port.addEventListener('message', listener);
      tap.port.start();
      return () => tap.port.removeEventListener('message', listener);
    },
    wake: () => context.resume(),
    close: () => void context.close(),
  };
}
