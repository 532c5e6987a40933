import { ownPathOr } from '@yardsign/domain/access/own-path';
import { writeExpiry } from '../api/session-expiry.ts';
import { readTab, writeTab } from '../browser/tab-storage.ts';

/** Under which a tab keeps where it was when impersonating someone else began there. */
export const CAME_FROM = 'yardsign.impersonation-from';
const RETURNED = 'yardsign.impersonation-returned';

/**
 * How this tab came to be somebody's own: back from impersonating someone else by their own word, or because the time was over, or
 * because the right was; or another tab has gone on as them.
 */
export type Return = 'switched-back' | 'time-over' | 'right-lost' | 'other-tab';

/**
 * Goes on as somebody else, by loading the page anew: nothing that this tab holds of the one may be seen by, or sent as, the
 * other.
 */
export function loadAs(path: string, expiresAt: string | null): void {
  writeExpiry(expiresAt === null ? null : Date.parse(expiresAt));
  window.location.assign(path);
}

/** The server answers as oneself again: back to where it began. */
export function goOnAsOneself(how: Exclude<Return, 'other-tab'>, expiresAt: string | null): void {
  const cameFrom = ownPathOr(readTab(CAME_FROM), '/dashboard');
  writeTab(CAME_FROM, null);
  writeTab(RETURNED, how);
  loadAs(cameFrom, expiresAt);
}

/** Another tab goes on as somebody else: this one does so too, on the page where it is, and says why. */
export function followOtherTab(): void {
  writeTab(RETURNED, 'other-tab');
  window.location.reload();
}

/** The `Return` of this tab until that has been told, as the tab holds it: it may be anything. */
export const readReturn = (): string | null => readTab(RETURNED);

export function forgetReturn(): void {
  writeTab(RETURNED, null);
}
