import type { SceneImage } from '@yardsign/scene/canvas';
import { FILM_FRAME, type FilmClip, parseFilm } from '@yardsign/scene/film/film';
import { layFilm } from '@yardsign/scene/film/lay-film';
import { paintFrame } from '@yardsign/scene/film/paint-frame';
import { fetchBlob } from '../browser/fetch-blob.ts';
import { loadTypesetter } from '../scene/load-typesetter.ts';
import { copySound } from './copy-sound.ts';
import { contextOf } from '../scene/canvas-context.ts';
import { type Around, encodeFilm, type EncodeJob, type ShownClip, type Sound } from './encode-film.ts';
import type { FilmOrder, FilmReport } from './film-order.ts';
import { type Heard, mixSound, tuneOf } from './mix-sound.ts';
import { type Clip, openClip, openEnd } from './open-clip.ts';
import { UnreadableEnd } from './unreadable-end.ts';
import { JPEG } from './jpeg-of.ts';

/** Networks encode a film once more, so it is given to them better than it needs to be. */
const BITS_A_SECOND = 2_500_000;

const say = (report: FilmReport) => postMessage(report);

type Images = Pick<EncodeJob, 'film' | 'type' | 'image' | 'shown'>;

/** The picture that stands for a film: one moment of it. */
async function posterOf({ film, type, image, shown }: Images, at: number): Promise<Blob> {
  const { width, height } = FILM_FRAME;
  const canvas = new OffscreenCanvas(width, height);
  const picture = await shown?.clip.pictureAt(at);
  const clip = picture && shown ? { picture: picture as unknown as SceneImage, ground: shown.ground } : undefined;
  paintFrame({ context: contextOf(canvas), width, clip }, film, at, image, type);
  return canvas.convertToBlob(JPEG);
}

/** An intro or an outro by its address, as long as whole frames of the film. */
async function endAt({ url, seconds }: { url: string; seconds: number }): Promise<Clip> {
  const { rate } = FILM_FRAME;
  return openEnd(await fetchBlob(url), Math.round(seconds * rate) / rate);
}

/** What is around a film: nothing where its member has put nothing there. */
async function aroundOf({ ends: { intro, outro }, brand }: FilmOrder): Promise<Around | undefined> {
  if (!intro && !outro) return undefined;
  return { intro: intro && (await endAt(intro)), outro: outro && (await endAt(outro)), ground: brand.primaryColor };
}

/** The sound of a film without anything around it. */
type OwnSound = { film: Blob } | { heard: Heard };

/** The sound of the film as it is; with something around it all of it mixed, as is what is heard in no film yet. Mixing needs an encoder. */
async function soundOf(own: OwnSound, seconds: number, around?: Around): Promise<Sound> {
  if ('film' in own && !around) return copySound(await own.film.arrayBuffer());
  const heard = 'film' in own ? await openClip(own.film, { from: 0, seconds }) : own.heard;
  return mixSound([around?.intro, heard, around?.outro].filter((part) => part !== null && part !== undefined));
}

/** The video that a film shows, opened; undefined for a film that is drawn alone. */
async function shownClip(clip: FilmClip | undefined, seconds: number, ground: string): Promise<ShownClip | undefined> {
  return clip && { clip: await openClip(await fetchBlob(clip.url), { from: clip.from ?? 0, seconds }), ground };
}

/** Draws and encodes one film away from the page, which stays as quick as it was. */
async function make(order: FilmOrder): Promise<void> {
  const { film: json, language, brand, imageUrls, soundUrl } = order;
  const [type, heard, around] = await Promise.all([
    loadTypesetter(JSON.stringify([brand, json])),
    soundUrl === null ? null : fetchBlob(soundUrl),
    aroundOf(order),
  ]);
  const drawing = parseFilm(json);
  const film = layFilm(drawing, { language, brand }, type);
  const open = async (id: string) => [id, await createImageBitmap(await fetchBlob(imageUrls[id] ?? ''))] as const;
  const images = new Map(await Promise.all(film.images.map(({ id }) => open(id))));
  const shown = await shownClip(drawing.clip, film.seconds, brand.primaryColor);
  const own = heard === null ? { heard: shown?.clip ?? tuneOf(drawing.tune, film.seconds) } : { film: heard };
  const drawn = { film, type, shown, image: (id: string) => images.get(id) };
  const file = await encodeFilm({
    ...drawn,
    sound: await soundOf(own, film.seconds, around),
    around,
    bitsASecond: BITS_A_SECOND,
    onFrame: (done, all) => say({ done, all }),
  });
  say({ film: new Blob([file], { type: 'video/mp4' }), poster: await posterOf(drawn, drawing.posterAt) });
}

addEventListener('message', ({ data }: MessageEvent<FilmOrder>) => {
  make(data).catch((error: unknown) =>
    say({
      failed: error instanceof Error ? error.message : String(error),
      unreadableEnd: error instanceof UnreadableEnd,
    }),
  );
});
