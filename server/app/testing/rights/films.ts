import { libraryContentId } from '../../../features/content/load-library.ts';
import type { RightsOf } from './right.ts';

const params = { contentId: libraryContentId('earnest-money-explained') };
const digest = 'a'.repeat(64);

export const filmsRights: RightsOf<'films'> = {
  getMadeFilm: { who: 'active', params, query: { language: 'en' } },
  keepFilm: { who: 'active', params, body: { language: 'en', s3Key: 'uploads/none', worn: digest, poster: digest } },
};
