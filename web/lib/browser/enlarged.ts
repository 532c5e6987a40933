import { useSyncExternalStore } from 'react';

/** Beyond this the page is enlarged with two fingers: what is not in sight is covered by nothing, and one finger moves what is. */
const MOST_SCALE = 1.01;

/** Whether the page is enlarged with two fingers now. */
export const isEnlarged = (): boolean => (window.visualViewport?.scale ?? 1) > MOST_SCALE;

function subscribe(listener: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', listener);
  return () => view?.removeEventListener('resize', listener);
}

export function useEnlarged(): boolean {
  return useSyncExternalStore(subscribe, isEnlarged);
}
