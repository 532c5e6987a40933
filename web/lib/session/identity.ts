import { readStored, writeStored } from '../browser/storage.ts';

const KEY = 'yardsign.identity';

let shown: string | null = null;

/**
 * Notes who this tab shows. Tabs share one session, so that one of them may become somebody else while another still shows
 * the person before: that one is loaded anew, before anything typed for the one is sent as the other.
 */
export function noteIdentity(identity: string | null): void {
  const before = shown;
  shown = identity;
  writeStored(KEY, identity);
  if (before !== null && identity !== null && before !== identity) window.location.reload();
}

/** Loads this tab anew when another one goes on as somebody else. */
export function watchIdentity(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY || event.newValue === null || shown === null) return;
    if (readStored(KEY) !== shown) window.location.reload();
  });
}
