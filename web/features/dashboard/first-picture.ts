import { preloadPicture } from '../../lib/browser/preload-picture.ts';
import type { Session } from '../../lib/session/session-query.ts';
import type { Piece } from './model.ts';
import { largePicture, pieceOfTheWeek } from './pictures.ts';

/**
 * The picture of the week is the largest thing on the dashboard, so it is fetched before anything is rendered, as soon as the
 * newest pieces are known, and what the member wants first. Nothing depends on it.
 */
async function fetchFirstPicture(pieces: Promise<Response>, session: Promise<Response>): Promise<void> {
  const answers = await Promise.all([pieces, session]);
  if (!answers.every(({ ok }) => ok)) return;
  const [{ data }, who] = (await Promise.all(answers.map((answer) => answer.clone().json()))) as [
    { data: Piece[] },
    { session: Session | null },
  ];
  const hero = pieceOfTheWeek(data, who.session?.contentMode ?? 'standard');
  if (hero) preloadPicture(largePicture(hero));
}

/** To be imported for its effect, before the rest of the program runs. */
const early = Object.entries(window.yardsignEarly ?? {});
const session = early.find(([url]) => url === '/api/app/v1/session')?.[1];
for (const [url, { answer }] of early) {
  // A call that failed is made again by the page, which then says what is wrong.
  if (session && url.startsWith('/api/content/v1/content/?'))
    void fetchFirstPicture(answer, session.answer).catch(() => undefined);
}
