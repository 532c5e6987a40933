import { libraryContentId } from '../../../features/content/load-library.ts';
import { active, type RightsOf } from './right.ts';

const ARTICLE = libraryContentId('earnest-money-explained');

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
