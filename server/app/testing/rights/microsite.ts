import { anyone, type RightsOf } from './right.ts';

export const micrositeRights: RightsOf<'microsite'> = {
  getPublicArticle: anyone,
  getPublicPicture: anyone,
  getPublicBrandPicture: anyone,
};
