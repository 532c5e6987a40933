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

/** Loads this tab anew when another one goes on as somebody else, and calls `onSignedOut` when another one logs out. */
export function watchIdentity(onSignedOut: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY || shown === null) return;
    const now = readStored(KEY);
    if (now === null) onSignedOut();
    else if (now !== shown) window.location.reload();
  });
}
