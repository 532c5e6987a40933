import { active, anyone, type RightsOf } from './right.ts';

const REPORT = {
  ...{ language: 'en', owner: '', address: '418 Sycamore Lane', boughtIn: '2019-04', price: 410_000, loan: 0, rate: 0 },
  ...{ years: 30, valueLow: 450_000, valueHigh: 480_000, change: null },
};

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
  previewEquityReport: { ...active, needsFeature: true },
  linkEquityReport: {
    ...active,
    owns: { kind: 'equity draft', parameter: 'id' },
    needsFeature: true,
    body: REPORT,
  },
  getLinkedReport: anyone,
};
