import { readStored, writeStored } from '../browser/storage.ts';
import { followOtherTab, noteShownAgain } from './change-identity.ts';

const KEY = 'yardsign.identity';

let shown: string | null = null;

/** Who this tab shows, as `identityOf` names them; null for a guest, and while that is not known yet. */
export const shownIdentity = (): string | null => shown;

/** Notes who this tab shows, for the others as well. */
export function noteIdentity(identity: string | null): void {
  shown = identity;
  writeStored(KEY, identity);
}

/**
 * Tabs share one session, so that one of them may become somebody else while another still shows the person before. The server refuses
 * what that one calls from then on; this loads it anew before it calls anything, and calls `onSignedOut` when another tab logs out.
 * A page that Back brings as the browser has kept it heard nothing meanwhile, and looks by itself: else the next one at this computer
 * would read it.
 */
export function watchIdentity(onSignedOut: () => void): void {
  function compare(): void {
    if (shown === null) return;
    const now = readStored(KEY);
    if (now === null) onSignedOut();
    else if (now !== shown) followOtherTab();
  }
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) compare();
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    noteShownAgain();
    compare();
  });
}
