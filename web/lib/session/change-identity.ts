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

let goingOn = false;

/**
 * Whether this page is being loaded anew for somebody else. Nothing is asked before it goes: whoever stayed could save nothing, and
 * what was typed waits for its writer.
 */
export const isGoingOn = (): boolean => goingOn;

/** The page is shown again after all: Back has brought it as the browser had kept it. */
export function noteShownAgain(): void {
  goingOn = false;
}

/**
 * Goes on as somebody else, by loading the page anew: nothing that this tab holds of the one may be seen by, or sent as, the
 * other.
 */
export function loadAs(path: string, expiresAt: string | null): void {
  writeExpiry(expiresAt === null ? null : Date.parse(expiresAt));
  goingOn = true;
  window.location.assign(path);
}

/** The server answers as oneself again: back to where it began. */
export function goOnAsOneself(how: Exclude<Return, 'other-tab'>, expiresAt: string | null): void {
  const cameFrom = ownPathOr(readTab(CAME_FROM), '/dashboard');
  writeTab(CAME_FROM, null);
  writeTab(RETURNED, how);
  loadAs(cameFrom, expiresAt);
}

/**
 * Another tab goes on as somebody else: this one does so too, on the page where it is, and says why. It begins once, however many
 * calls are refused: each begin stops the one before, so that on a slow network a page that calls often would never be loaded.
 */
export function followOtherTab(): void {
  if (goingOn) return;
  writeTab(RETURNED, 'other-tab');
  goingOn = true;
  window.location.reload();
}

/** The `Return` of this tab until that has been told, as the tab holds it: it may be anything. */
export const readReturn = (): string | null => readTab(RETURNED);

export function forgetReturn(): void {
  writeTab(RETURNED, null);
}
