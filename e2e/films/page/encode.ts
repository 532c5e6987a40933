import { registerAacEncoder } from '@mediabunny/aac-encoder';
import { FILM_FRAME, parseFilm } from '@yardsign/scene/film/film';
import { layFilm, type LaidFilm } from '@yardsign/scene/film/lay-film';
import { neutralBrand } from '@yardsign/scene/film/neutral-brand';
import { paintFrame } from '@yardsign/scene/film/paint-frame';
import type { SceneLanguage } from '@yardsign/scene/template/template';
import { AudioSample, AudioSampleSource } from 'mediabunny';
import { SAMPLE_RATE, soundBed } from '@yardsign/scene/film/sound/bed';
import { contextOf } from '../../../web/lib/scene/canvas-context.ts';
import { loadTypesetter } from '../../../web/lib/scene/load-typesetter.ts';
import { encodeFilm, type Sound } from '../../../web/lib/video/encode-film.ts';

export interface FilmsPage {
  /** A film in nobody's brand as an MP4, and its poster as a JPEG; both base64. */
  encode(json: unknown, language: SceneLanguage): Promise<{ film: string; poster: string }>;
}

/** Small enough to be kept with the sources. */
const BITS_A_SECOND = 410_000;
const SOUND_BITS_A_SECOND = 64_000;
const POSTER_QUALITY = 0.86;

registerAacEncoder();

function bedOf(tune: number, seconds: number): Sound {
  const source = new AudioSampleSource({ codec: 'aac', bitrate: SOUND_BITS_A_SECOND });
  return {
    source,
    async feed() {
      const data = soundBed(tune, seconds);
      const sample = new AudioSample({
        data,
        format: 'f32',
        numberOfChannels: 1,
        sampleRate: SAMPLE_RATE,
        timestamp: 0,
      });
      await source.add(sample);
      sample.close();
      source.close();
    },
  };
}

async function posterOf(film: LaidFilm, at: number): Promise<ArrayBuffer> {
  const { width, height } = FILM_FRAME;
  const canvas = new OffscreenCanvas(width, height);
  paintFrame({ context: contextOf(canvas), width }, film, at, () => undefined, await loadTypesetter(''));
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: POSTER_QUALITY });
  return blob.arrayBuffer();
}

function toBase64(buffer: ArrayBuffer): string {
  const data = new Uint8Array(buffer);
  let text = '';
  for (let at = 0; at < data.length; at += 32_768) text += String.fromCharCode(...data.subarray(at, at + 32_768));
  return btoa(text);
}

const films: FilmsPage = {
  async encode(json, language) {
    const drawing = parseFilm(json);
    const type = await loadTypesetter('');
    const film = layFilm(drawing, { language, brand: neutralBrand(drawing.color) }, type);
    if (film.warnings.length > 0) throw new Error(`not all of it can be shown: ${JSON.stringify(film.warnings)}`);
    const sound = bedOf(drawing.tune, film.seconds);
    const encoded = await encodeFilm({ film, type, image: () => undefined, sound, bitsASecond: BITS_A_SECOND });
    return { film: toBase64(encoded), poster: toBase64(await posterOf(film, drawing.posterAt)) };
  },
};
Object.assign(globalThis, { films });
