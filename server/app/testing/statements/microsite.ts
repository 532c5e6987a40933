import type { StatementsOf } from './statements-of.ts';

export const micrositeStatements: StatementsOf<'microsite'> = {
  getMicrosite: 2,
  findPublicHome: 1,
  getPublicArticle: 2,
  getPublicFilm: 3,
  getPublicBrandPicture: 2,
  getPublicFeed: 2,
  getPublicHome: 3,
  getPublicPicture: 2,
};
