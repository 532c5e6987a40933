import { libraryContentId } from '../../../features/content/load-library.ts';
import type { Right, RightsOf } from './right.ts';

const write: Right = { who: 'crew', inPerson: true };
const ofPiece: Right = { ...write, params: { id: libraryContentId('earnest-money-explained') } };

export const studioRights: RightsOf<'studio'> = {
  listStudioPieces: write,
  addStudioPiece: write,
  openStudioPiece: ofPiece,
};
