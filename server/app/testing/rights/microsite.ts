import { anyone, member, type RightsOf } from './right.ts';

export const micrositeRights: RightsOf<'microsite'> = {
  getMicrosite: member,
  findPublicHome: anyone,
  getPublicHome: anyone,
  getPublicFeed: anyone,
  getPublicArticle: anyone,
  getPublicPicture: anyone,
  getPublicFilm: anyone,
  getPublicBrandPicture: anyone,
};
