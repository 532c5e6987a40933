import { api } from '../../lib/api/client.ts';
import { draftStore, type ToolDraft } from '../tools/drafts/draft-store.ts';
import type { TypedEmail } from './model/draft.ts';

export type KeptEmail = ToolDraft<TypedEmail>;

/** E-mails that members keep, to go on with on any device. */
export const emailDrafts = draftStore<TypedEmail>('email', {
  list: api.documents.listEmailDrafts,
  add: api.documents.addEmailDraft,
  save: api.documents.saveEmailDraft,
  remove: api.documents.removeEmailDraft,
});
