import type { StatementsOf } from './statements-of.ts';

export const filmsStatements: StatementsOf<'films'> = {
  getMadeFilm: 5,
  keepFilm: 9,
};
