import {
  ALL_FORMATS,
  BlobSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { SyncFile } from './sync-file.ts';
import { TakeError, type WholeFile } from './take-order.ts';
import { intoFile } from './write-take.ts';

/** A track that is taken over as it is. */
interface Copied {
  count: number;
  packets: AsyncGenerator<EncodedPacket, void>;
  addTo(output: Output): void;
  add(packet: EncodedPacket): Promise<void>;
}

async function copyPictures(track: InputVideoTrack): Promise<Copied> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (codec === null || decoderConfig === null) throw new TakeError('empty', 'there are no pictures in the take');
  const source = new EncodedVideoPacketSource(codec);
  const { packetCount: count } = await track.computePacketStats();
  return {
    count,
    packets: new EncodedPacketSink(track).packets(),
    addTo: (output) => void output.addVideoTrack(source, { maximumPacketCount: count }),
    add: (packet) => source.add(packet, { decoderConfig }),
  };
}

async function copySounds(track: InputAudioTrack): Promise<Copied | null> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  const { packetCount: count } = await track.computePacketStats();
  if (codec === null || decoderConfig === null || count === 0) return null;
  const source = new EncodedAudioPacketSource(codec);
  return {
    count,
    packets: new EncodedPacketSink(track).packets(),
    addTo: (output) => void output.addAudioTrack(source, { maximumPacketCount: count }),
    add: (packet) => source.add(packet, { decoderConfig }),
  };
}

/**
 * Packets of several tracks in the order of their times, so that none of them waits for another in memory.
 *
 * @returns the second at which the last one ends: the file may announce more than was still written of it
 */
async function copyInOrder(tracks: readonly Copied[]): Promise<number> {
  let end = 0;
  const nextOf = async ({ packets }: Copied) => {
    const next = await packets.next();
    return next.done === true ? null : next.value;
  };
  const heads = await Promise.all(tracks.map(async (track) => ({ track, packet: await nextOf(track) })));
  const secondOf = ({ packet }: { packet: EncodedPacket | null }) => packet?.timestamp ?? Number.POSITIVE_INFINITY;
  for (;;) {
    const [first] = heads.toSorted((a, b) => secondOf(a) - secondOf(b));
    if (!first?.packet) return end;
    await first.track.add(first.packet);
    end = Math.max(end, first.packet.timestamp + first.packet.duration);
    first.packet = await nextOf(first.track);
  }
}

/**
 * Makes a file that plays everywhere of one that was written while it was recorded: nothing is encoded anew, and what it holds is
 * said at its beginning.
 *
 * @throws TakeError `empty` where there is nothing in it
 */
export async function makeWhole(part: File, into: SyncFile): Promise<WholeFile> {
  const input = new Input({ source: new BlobSource(part), formats: ALL_FORMATS });
  try {
    const pictures = await input.getPrimaryVideoTrack().catch(() => null);
    if (pictures === null) throw new TakeError('empty', 'there are no pictures in the take');
    const sounds = await input.getPrimaryAudioTrack();
    const tracks = [await copyPictures(pictures), sounds && (await copySounds(sounds))].filter(
      (track) => track !== null,
    );
    if (tracks[0]?.count === 0) throw new TakeError('empty', 'there are no pictures in the take');
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target: intoFile(into) });
    for (const track of tracks) track.addTo(output);
    await output.start();
    const seconds = await copyInOrder(tracks);
    await output.finalize();
    const [width, height] = [await pictures.getDisplayWidth(), await pictures.getDisplayHeight()];
    return { seconds, width, height, bytes: into.getSize() };
  } finally {
    input.dispose();
  }
}
