import { anyone, type RightsOf } from './right.ts';

export const micrositeRights: RightsOf<'microsite'> = {
  getPublicHome: anyone,
  getPublicFeed: anyone,
  getPublicArticle: anyone,
  getPublicPicture: anyone,
  getPublicBrandPicture: anyone,
};
