import { readStored, writeStored } from '../browser/storage.ts';

const KEY = 'yardsign.session-expiry';

/** When the session ends (ms), as every tab of this browser knows it; null for a guest. It is a time, not a secret. */
export function readExpiry(): number | null {
  const stored = Number(readStored(KEY));
  return Number.isFinite(stored) && stored > 0 ? stored : null;
}

export function writeExpiry(expiry: number | null): void {
  writeStored(KEY, expiry === null ? null : String(expiry));
}

/** Runs `work` while no other tab runs its own. Browsers without locks just run it. */
export async function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request('yardsign-session', work);
}
