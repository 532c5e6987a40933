import { removeDraft } from './draft-store.ts';
import type { SharingDeps } from '../deps.ts';

/** Forgets a draft. One that is gone already is no error: it may have been posted on another device. */
export async function deleteDraft(deps: Pick<SharingDeps, 'db'>, memberId: string, contentId: string): Promise<void> {
  await removeDraft(deps.db, memberId, contentId);
}
