import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeWhole } from './make-whole.ts';
import type { SyncFile } from './sync-file.ts';
import { TakeError } from './take-order.ts';

const SECONDS = 8;
const RATE = 30;
const SOUND_RATE = 48_000;
const SAMPLES = 1024;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** What encoders say of 720 by 1280 pixels, and of one channel of AAC. */
const PICTURES = {
  codec: 'avc1.640c1f',
  ...{ codedWidth: 720, codedHeight: 1280 },
  description: bytesOf('01640c1fffe1001367640c1fac18d01681434d41818181e1108d4001000468ce3c80fdf8f800'),
};
const SOUND = {
  codec: 'mp4a.40.2',
  ...{ numberOfChannels: 1, sampleRate: SOUND_RATE },
  description: bytesOf('118856e500'),
};

/** A take as it lies on a device while it is recorded: a piece a second. What is in its pictures is nobody's affair here. */
let part: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const target = new BufferTarget();
  const format = new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: 1 });
  const output = new Output({ format, target });
  const [pictures, sounds] = [new EncodedVideoPacketSource('avc'), new EncodedAudioPacketSource('aac')];
  output.addVideoTrack(pictures);
  output.addAudioTrack(sounds);
  await output.start();
  let heard = 0;
  for (let frame = 0; frame < SECONDS * RATE; frame += 1) {
    const isKey = frame % RATE === 0;
    const data = new Uint8Array(isKey ? 9000 : 1500).fill(frame);
    await pictures.add(new EncodedPacket(data, isKey ? 'key' : 'delta', frame / RATE, 1 / RATE), {
      decoderConfig: PICTURES,
    });
    for (; (heard * SAMPLES) / SOUND_RATE <= frame / RATE; heard += 1) {
      const sound = new EncodedPacket(
        new Uint8Array(340).fill(heard),
        'key',
        (heard * SAMPLES) / SOUND_RATE,
        SAMPLES / SOUND_RATE,
      );
      await sounds.add(sound, { decoderConfig: SOUND });
    }
  }
  await output.finalize();
  part = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
});

/** A file in memory. */
function memoryFile(): SyncFile & { bytes(): Uint8Array<ArrayBuffer> } {
  let held = new Uint8Array(0);
  function resize(size: number): void {
    const next = new Uint8Array(size);
    next.set(held.subarray(0, size));
    held = next;
  }
  return {
    write(data, { at }) {
      if (at + data.length > held.length) resize(at + data.length);
      held.set(data, at);
      return data.length;
    },
    getSize: () => held.length,
    truncate: resize,
    flush() {},
    close() {},
    bytes: () => held,
  };
}

/** Makes a take whole. @returns how long it is said to be, and is */
async function made(bytes: Uint8Array<ArrayBuffer>): Promise<{ said: number; is: number; width: number }> {
  const into = memoryFile();
  const { seconds: said, width } = await makeWhole(new File([bytes], 'a.part'), into);
  const whole = new Input({ source: new BufferSource(into.bytes()), formats: ALL_FORMATS });
  return { said, is: await whole.computeDuration(), width };
}
const faultOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  made(bytes).then(
    () => null,
    (error: unknown) => (error instanceof TakeError ? error.fault : error),
  );

describe('a take that is made whole', () => {
  it('is as long and as wide as it was recorded', async () => {
    const { said, is, width } = await made(part);
    expect([Math.abs(is - SECONDS) < 0.05, Math.abs(said - is) < 0.05, width]).toEqual([true, true, 720]);
  });

  it.each([0.15, 0.33, 0.5, 0.77, 0.9, 0.99])(
    'cut off after %f of it, has all but its last second, and says so',
    async (share) => {
      const { said, is } = await made(part.slice(0, Math.floor(part.length * share)));
      expect(Math.abs(said - is)).toBeLessThan(0.05);
      expect(is).toBeGreaterThan(SECONDS * share - 1.2);
    },
  );

  it('of which the end was not written, as a power failure leaves it, has what stands before', async () => {
    for (const lost of [100, 5000, 60_000]) {
      const torn = part.slice();
      torn.fill(0, torn.length - lost);
      expect((await made(torn)).is).toBeGreaterThan(SECONDS - 3);
    }
  });

  it('is empty where there is nothing of it, only its beginning, or something else', async () => {
    const others = [part.slice(0, 0), part.slice(0, 40), new Uint8Array(20_000).fill(7)];
    expect(await Promise.all(others.map(faultOf))).toEqual(['empty', 'empty', 'empty']);
  });
});
