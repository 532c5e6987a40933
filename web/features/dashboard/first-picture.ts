import { preloadPicture } from '../../lib/browser/preload-picture.ts';
import type { Piece } from './model.ts';
import { largePicture, pieceOfTheWeek } from './pictures.ts';

/**
 * The picture of the week is the largest thing on the dashboard, so it is fetched before anything is rendered, as soon as the
 * newest pieces are known. Nothing depends on it.
 */
async function fetchFirstPicture(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (!response.ok) return;
  const { data } = (await response.clone().json()) as { data: Piece[] };
  const hero = pieceOfTheWeek(data);
  if (hero) preloadPicture(largePicture(hero));
}

/** To be imported for its effect, before the rest of the program runs. */
for (const [url, { answer }] of Object.entries(window.yardsignEarly ?? {})) {
  // A call that failed is made again by the page, which then says what is wrong.
  if (url.startsWith('/api/content/v1/content/?')) void fetchFirstPicture(answer).catch(() => undefined);
}
