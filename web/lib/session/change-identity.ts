import { ownPathOr } from '@yardsign/domain/access/own-path';
import { writeExpiry } from '../api/session-expiry.ts';
import { readTab, writeTab } from '../browser/tab-storage.ts';

const CAME_FROM = 'yardsign.impersonation-from';
const ENTERED = 'yardsign.impersonation-entered';
const RETURNED = 'yardsign.impersonation-returned';

/** How somebody came back from impersonating someone else: by their own word, or because the time was over, or because the right was. */
export type Return = 'switched-back' | 'time-over' | 'right-lost';

/**
 * Goes on as somebody else, by loading the page anew: nothing that this tab holds of the one may be seen by, or sent as, the
 * other.
 */
function loadAs(path: string, expiresAt: string | null): void {
  writeExpiry(expiresAt === null ? null : Date.parse(expiresAt));
  window.location.assign(path);
}

/** The server has begun to answer as another person: start on their dashboard, and remember where this began. */
export function goOnAsAnother(expiresAt: string): void {
  writeTab(CAME_FROM, window.location.pathname + window.location.search);
  writeTab(ENTERED, 'now');
  loadAs('/dashboard', expiresAt);
}

/** The server answers as oneself again: back to where it began. */
export function goOnAsOneself(how: Return, expiresAt: string | null): void {
  const cameFrom = ownPathOr(readTab(CAME_FROM), '/dashboard');
  writeTab(CAME_FROM, null);
  writeTab(RETURNED, how);
  loadAs(cameFrom, expiresAt);
}

/** Whether impersonating someone else has just begun, and has not been told yet. */
export function readEntered(): boolean {
  return readTab(ENTERED) !== null;
}

export function forgetEntered(): void {
  writeTab(ENTERED, null);
}

/** How one came back, until that has been told. */
export function readReturn(): Return | null {
  const how = readTab(RETURNED);
  return how === 'switched-back' || how === 'time-over' || how === 'right-lost' ? how : null;
}

export function forgetReturn(): void {
  writeTab(RETURNED, null);
}
