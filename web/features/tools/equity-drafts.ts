import { api } from '../../lib/api/client.ts';
import { draftStore, type ToolDraft } from './drafts/draft-store.ts';
import type { Typed } from './equity-model.ts';

export type EquityDraft = ToolDraft<Typed>;

/** Reports that members have not finished, one for each client. */
export const equityDrafts = draftStore<Typed>('equity', {
  list: api.documents.listEquityDrafts,
  add: api.documents.addEquityDraft,
  save: api.documents.saveEquityDraft,
  remove: api.documents.removeEquityDraft,
});
