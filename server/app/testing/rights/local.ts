import { active, type RightsOf } from './right.ts';

export const localRights: RightsOf<'local'> = {
  getFigures: { ...active, needsFeature: true },
  saveFigures: { ...active, needsFeature: true },
};
