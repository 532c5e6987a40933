import { readTab, writeTab } from '../../../lib/browser/tab-storage.ts';
import { CAME_FROM, loadAs } from '../../../lib/session/change-identity.ts';

const ENTERED = 'yardsign.impersonation-entered';

/** The server has begun to answer as another person: start on their dashboard, and remember where this began. */
export function goOnAsAnother(expiresAt: string): void {
  writeTab(CAME_FROM, window.location.pathname + window.location.search);
  writeTab(ENTERED, 'now');
  loadAs('/dashboard', expiresAt);
}

/** Whether impersonating someone else has just begun, and has not been told yet. */
export function readEntered(): boolean {
  return readTab(ENTERED) !== null;
}

export function forgetEntered(): void {
  writeTab(ENTERED, null);
}
