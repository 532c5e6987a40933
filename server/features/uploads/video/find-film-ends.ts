import type { FilmEnds } from '@yardsign/domain/content/films/film-ends';
import type { Db } from '../../../platform/database/database.ts';
import { findEnds } from './store.ts';

/** What a member's films begin and end with: their intro and outro, or their team's, where their profile says to put them around. */
export async function findFilmEnds(db: Db, memberId: string): Promise<FilmEnds> {
  const found = await findEnds(db, memberId);
  const at = (field: string) => {
    const end = found.find(({ place }) => place === field);
    return end ? { id: end.id, seconds: end.length_ms / 1000 } : null;
  };
  return { intro: at('custom_intro'), outro: at('custom_outro') };
}
