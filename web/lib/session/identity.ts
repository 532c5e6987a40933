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

/**
 * Loads this tab anew when another one goes on as somebody else, and calls `onSignedOut` when another one logs out. A page that Back
 * brings as the browser has kept it heard nothing meanwhile, and looks by itself: else the next one at this computer would read it.
 */
export function watchIdentity(onSignedOut: () => void): void {
  function compare(): void {
    if (shown === null) return;
    const now = readStored(KEY);
    if (now === null) onSignedOut();
    else if (now !== shown) window.location.reload();
  }
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) compare();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) compare();
  });
}
