import type { StatementsOf } from './statements-of.ts';

export const documentsStatements: StatementsOf<'documents'> = {
  listEquityDrafts: 2,
  addEquityDraft: 7,
  saveEquityDraft: 6,
  removeEquityDraft: 6,
  listEmailDrafts: 2,
  addEmailDraft: 7,
  saveEmailDraft: 6,
  removeEmailDraft: 6,
  getDeck: 2,
  getDocument: 2,
  makeEquityReport: 4,
  previewEquityReport: 4,
  linkEquityReport: 6,
  getLinkedReport: 4,
};
