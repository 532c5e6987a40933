import { active, type RightsOf } from './right.ts';

export const documentsRights: RightsOf<'documents'> = {
  listEquityDrafts: active,
  addEquityDraft: active,
  saveEquityDraft: { ...active, owns: { kind: 'equity draft', parameter: 'id' } },
  removeEquityDraft: { ...active, owns: { kind: 'equity draft', parameter: 'id' } },
  listEmailDrafts: active,
  addEmailDraft: active,
  saveEmailDraft: { ...active, owns: { kind: 'email draft', parameter: 'id' } },
  removeEmailDraft: { ...active, owns: { kind: 'email draft', parameter: 'id' } },
  getDeck: active,
  getDocument: active,
  makeEquityReport: { ...active, needsFeature: true },
};
