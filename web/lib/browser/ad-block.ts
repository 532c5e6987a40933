import { useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

const listeners = new Set<() => void>();
let found = false;

/** An element with the names that ad blockers hide. True when it was hidden. */
function baitIsHidden(): boolean {
  const bait = document.createElement('div');
  bait.className = 'ad-banner adsbox ad-placement pub_300x250';
  bait.setAttribute('aria-hidden', 'true');
  Object.assign(bait.style, { position: 'absolute', left: '-9999px', width: '1px', height: '1px' });
  document.body.append(bait);
  const hidden = bait.offsetHeight === 0 || getComputedStyle(bait).display === 'none';
  bait.remove();
  return hidden;
}

/** Looks for an ad blocker once the browser has nothing better to do. */
export function lookForAdBlock(): void {
  whenIdle(() => {
    const now = baitIsHidden();
    if (now === found) return;
    found = now;
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an ad blocker was found in this browser. */
export function useAdBlock(): boolean {
  return useSyncExternalStore(subscribe, () => found);
}
