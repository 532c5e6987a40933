import { member, type RightsOf } from './right.ts';

export const profileRights: RightsOf<'profile'> = {
  getProfiles: { who: 'member', account: 'own or crew' },
  getFlags: { who: 'member', account: 'own or crew' },
  saveProfile: { who: 'member', account: 'own', body: [{ position: 'city', value: 'Reno' }] },
  resetProfile: { who: 'member', account: 'own', params: { feature: 'local' } },
  giveDefaults: { who: 'member', account: 'own', query: { features: 'graphics,guides' } },
  addFlag: { who: 'member', account: 'own' },
  getBrand: member,
};
