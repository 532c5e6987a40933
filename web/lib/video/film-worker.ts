import { parseFilm } from '@yardsign/scene/film/film';
import { layFilm } from '@yardsign/scene/film/lay-film';
import { fetchBlob } from '../browser/fetch-blob.ts';
import { loadTypesetter } from '../scene/load-typesetter.ts';
import { copySound } from './copy-sound.ts';
import { encodeFilm } from './encode-film.ts';
import type { FilmOrder, FilmReport } from './film-order.ts';

/** Networks encode a film once more, so it is given to them better than it needs to be. */
const BITS_A_SECOND = 2_500_000;

const say = (report: FilmReport, transfer: Transferable[] = []) => postMessage(report, { transfer });

/** Draws and encodes one film away from the page, which stays as quick as it was. */
async function make({ film: json, language, brand, imageUrls, soundUrl }: FilmOrder): Promise<void> {
  const [type, sound] = await Promise.all([
    loadTypesetter(JSON.stringify(brand)),
    fetchBlob(soundUrl).then((file) => file.arrayBuffer()),
  ]);
  const film = layFilm(parseFilm(json), { language, brand }, type);
  const open = async (id: string) => [id, await createImageBitmap(await fetchBlob(imageUrls[id] ?? ''))] as const;
  const images = new Map(await Promise.all(film.images.map(({ id }) => open(id))));
  const file = await encodeFilm({
    film,
    type,
    image: (id) => images.get(id),
    sound: await copySound(sound),
    bitsASecond: BITS_A_SECOND,
    onFrame: (done, all) => say({ done, all }),
  });
  say({ file }, [file]);
}

addEventListener('message', ({ data }: MessageEvent<FilmOrder>) => {
  make(data).catch((error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }));
});
