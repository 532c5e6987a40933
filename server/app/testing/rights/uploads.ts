import { member, type RightsOf } from './right.ts';

export const uploadsRights: RightsOf<'uploads'> = {
  uploadImage: { who: 'active', account: 'own' },
  uploadImageStream: { who: 'active', account: 'own' },
  listImages: { who: 'active', account: 'own', query: {} },
  getFile: member,
};
