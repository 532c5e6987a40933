import { forgetStoredOfMembers } from '../browser/storage.ts';
import { forgetTakes } from '../recording/forget-takes.ts';
import { reportError } from '../report-error.ts';
import { forgetWanted } from './wanted-feature.ts';

/** Whoever leaves by themselves leaves nothing of theirs to the next one at this browser: no choices, no drafts, no takes. */
export async function leaveNothing(): Promise<void> {
  forgetStoredOfMembers();
  await forgetTakes().catch(reportError);
  forgetWanted();
}
