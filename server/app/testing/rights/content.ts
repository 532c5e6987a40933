import { firstDrawing } from '../../../features/content/drawings/first-drawing.ts';
import { libraryContentId } from '../../../features/content/load-library.ts';
import { active, type RightsOf } from './right.ts';

const ARTICLE = libraryContentId('earnest-money-explained');

const REPORT = libraryContentId('market-report-latest');

const WORDS = { title: 'Mine', description: '', shareText: '' };
const DRAWING = firstDrawing('Mine', 'en');

export const contentRights: RightsOf<'content'> = {
  listContent: active,
  searchContent: active,
  getContent: active,
  getContentBySlug: active,
  listCategories: active,
  getCover: active,
  getFilm: { ...active, params: { id: ARTICLE, file: 'en.vtt' } },
  cloneContent: { ...active, params: { id: ARTICLE } },
  saveAnswers: { ...active, params: { id: ARTICLE }, body: { language: 'en', answers: {} } },
  addCustomContent: {
    ...active,
    account: 'own',
    body: { content_type: 'blog', language: 'en', title: 'Mine', contents: '' },
  },
  saveCustomContent: { ...active, account: 'own', owns: { kind: 'piece', parameter: 'contentId' } },
  readCopySource: { ...active, account: 'own', owns: { kind: 'piece', parameter: 'contentId' } },
  settleCopySource: { ...active, account: 'own', owns: { kind: 'piece', parameter: 'contentId' } },
  removeCustomContent: { ...active, account: 'own', owns: { kind: 'piece', parameter: 'contentId' } },
  beginSlidesFilm: { ...active, needsFeature: true, body: { from: REPORT, slides: [1] } },
  beginDesign: { ...active, needsFeature: true, body: { from: null, title: 'Mine', language: 'en' } },
  getDesign: { ...active, owns: { kind: 'design', parameter: 'id' } },
  saveDesign: {
    ...active,
    owns: { kind: 'design', parameter: 'id' },
    body: { version: 1, ...DRAWING, words: { en: WORDS, es: WORDS } },
  },
  listTypes: active,
  listTasksDone: active,
  markTask: { ...active, params: { id: ARTICLE, task: '0.0' } },
  unmarkTask: { ...active, params: { id: ARTICLE, task: '0.0' } },
  listMarks: active,
  saveMark: { ...active, params: { id: ARTICLE } },
  removeMark: active,
  listAssets: active,
  getAsset: { ...active, owns: { kind: 'asset', parameter: 'id' } },
  addCustomAsset: { ...active, account: 'own' },
  saveCustomAsset: { ...active, account: 'own', owns: { kind: 'asset', parameter: 'assetId' }, body: { name: 'Mine' } },
  removeCustomAsset: { ...active, account: 'own', owns: { kind: 'asset', parameter: 'assetId' } },
};
