import { member, type RightsOf } from './right.ts';

export const uploadsRights: RightsOf<'uploads'> = {
  uploadImage: { who: 'member', account: 'own' },
  getFile: member,
};
