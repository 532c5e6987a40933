import { member, type RightsOf } from './right.ts';

export const profileRights: RightsOf<'profile'> = {
  getProfiles: { who: 'member', account: 'own or crew' },
  getFlags: { who: 'member', account: 'own or crew' },
  saveProfile: { who: 'member', account: 'own', body: [{ position: 'city', value: 'Reno' }] },
  addFlag: { who: 'member', account: 'own' },
  getBrand: member,
};
