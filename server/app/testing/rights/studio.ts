import { libraryContentId } from '../../../features/content/load-library.ts';
import { anyone, type Right, type RightsOf } from './right.ts';

const write: Right = { who: 'crew', inPerson: true };
const ofPicture = { id: `pic_${'a'.repeat(24)}` };
const ofLegal: Right = { ...write, params: { page: 'privacy' } };
const ofPerk: Right = { ...write, params: { slug: 'redx', commentId: `cmt_${'a'.repeat(24)}` } };
const ofText = { id: libraryContentId('earnest-money-explained'), language: 'en' };
const ofPiece: Right = { ...write, params: { ...ofText, number: '1', commentId: `cmt_${'a'.repeat(24)}` } };

export const studioRights: RightsOf<'studio'> = {
  listStudioPieces: write,
  addStudioPiece: write,
  openStudioPiece: ofPiece,
  saveStudioText: { ...ofPiece, params: ofText, body: { version: 1, window: 'windowone' } },
  keepStudioText: { ...ofPiece, params: ofText },
  setStudioTwin: { ...ofPiece, params: ofText },
  saveStudioMeta: ofPiece,
  saveStudioFields: ofPiece,
  saveStudioDrawing: ofPiece,
  moveStudioPiece: ofPiece,
  deleteStudioPiece: { ...ofPiece, query: { edition: 'x' } },
  getStudioVersion: ofPiece,
  restoreStudioVersion: ofPiece,
  addStudioComment: ofPiece,
  settleStudioComment: ofPiece,
  previewStudioPiece: ofPiece,
  previewStudioEmail: ofPiece,
  previewStudioDocument: ofPiece,
  previewStudioPicture: ofPiece,
  renderStudioText: write,
  getStudioGlossary: write,
  listStudioPerks: write,
  addStudioPerk: write,
  openStudioPerk: ofPerk,
  saveStudioPerk: ofPerk,
  moveStudioPerk: ofPerk,
  deleteStudioPerk: { ...ofPerk, query: { edition: 'x' } },
  restoreStudioPerk: ofPerk,
  addStudioPerkComment: ofPerk,
  settleStudioPerkComment: ofPerk,
  openStudioSite: write,
  saveStudioSite: write,
  restoreStudioSite: write,
  getStudioLegal: ofLegal,
  saveStudioLegal: ofLegal,
  publishStudioLegal: { ...ofLegal, who: 'admin' },
  previewStudioLegal: ofLegal,
  saveStudioGlossary: { ...write, body: { version: 0, terms: [] } },
  exportLibrary: write,
  importStudioPieces: write,
  listStudioPictures: write,
  addStudioPicture: write,
  changeStudioPicture: { ...write, params: ofPicture },
  cropStudioPicture: { ...write, params: ofPicture, body: { of: 'x', crop: null } },
  getStudioPictureFile: { ...write, params: ofPicture },
  replaceStudioPicture: { ...write, params: ofPicture },
  removeStudioPicture: { ...write, params: ofPicture },
  getStudioPicture: { ...anyone, params: ofPicture },
};
