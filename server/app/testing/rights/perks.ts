import { active, type RightsOf } from './right.ts';

const file = { slug: 'redx', name: 'logo.svg' };

export const perksRights: RightsOf<'perks'> = {
  listPerks: active,
  getPerkFile: { ...active, params: file },
  getPerkDocument: { ...active, params: { slug: 'listing-week' } },
};
