import { join } from 'node:path';
import {
  ALL_FORMATS,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputTrack,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

const LIBRARY = join(import.meta.dirname, '../../library/videos');

async function* packetsOf(track: InputTrack, seconds: number) {
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp >= seconds) return;
    yield packet;
  }
}

/** The first seconds of a film of the library as a file of its own, pictures and sound as they are: what a member may upload. */
export async function shortVideo(slug: string, seconds: number): Promise<Buffer> {
  const input = new Input({ source: new FilePathSource(join(LIBRARY, slug, 'en.mp4')), formats: ALL_FORMATS });
  const [pictures, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const [decoderConfig, soundConfig] = [await pictures?.getDecoderConfig(), await sound?.getDecoderConfig()];
  if (!pictures || !sound || !decoderConfig || !soundConfig) throw new Error(`${slug} is no film with sound`);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const video = new EncodedVideoPacketSource('avc');
  const audio = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  for await (const packet of packetsOf(pictures, seconds)) await video.add(packet, { decoderConfig });
  for await (const packet of packetsOf(sound, seconds)) await audio.add(packet, { decoderConfig: soundConfig });
  await output.finalize();
  input.dispose();
  if (target.buffer === null) throw new Error('nothing was written');
  return Buffer.from(target.buffer);
}
