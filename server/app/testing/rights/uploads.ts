import { member, type RightsOf } from './right.ts';

export const uploadsRights: RightsOf<'uploads'> = {
  uploadImage: { who: 'active', account: 'own' },
  getFile: member,
};
