import { active, type RightsOf } from './right.ts';

export const contentRights: RightsOf<'content'> = {
  listContent: active,
  searchContent: active,
  getContent: active,
  getContentBySlug: active,
  listCategories: active,
  getCover: active,
};
