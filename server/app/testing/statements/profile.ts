import type { StatementsOf } from './statements-of.ts';

export const profileStatements: StatementsOf<'profile'> = {
  addFlag: 7,
  getBrand: 2,
  getFlags: 4,
  getProfiles: 4,
  giveDefaults: 11,
  resetProfile: 7,
  saveProfile: 6,
};
