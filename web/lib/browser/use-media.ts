import { useCallback, useSyncExternalStore } from 'react';

// In letters rather than pixels: whoever has set twice the size of text in the browser has half the room, and gets the layout for it.
/** Narrower than this is a phone: sheets instead of modals, a bottom bar instead of a rail. */
const PHONE = '(max-width: 47.99em)';
const TABLET = '(max-width: 63.99em)';

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export function usePhone(): boolean {
  return useMedia(PHONE);
}

/** A tablet held upright: too narrow for the whole menu beside a page that needs its width. */
export function useTablet(): boolean {
  return useMedia(TABLET);
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
