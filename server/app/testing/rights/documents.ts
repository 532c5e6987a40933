import { active, type RightsOf } from './right.ts';

export const documentsRights: RightsOf<'documents'> = {
  getDeck: active,
  getDocument: active,
  makeEquityReport: { ...active, needsFeature: true },
};
