import { ALL_FORMATS, BufferSource, EncodedAudioPacketSource, EncodedPacketSink, Input } from 'mediabunny';
import type { Sound } from './encode-film.ts';

/**
 * The sound of a film, taken over as it is encoded: no browser needs an encoder for it, and nothing of it is lost.
 *
 * @throws Error when the film has none
 */
export async function copySound(film: ArrayBuffer): Promise<Sound> {
  const input = new Input({ source: new BufferSource(film), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !codec || !decoderConfig) throw new Error('the film has no sound that can be read');
  const source = new EncodedAudioPacketSource(codec);
  return {
    source,
    async feed() {
      for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
      source.close();
      input.dispose();
    },
  };
}
