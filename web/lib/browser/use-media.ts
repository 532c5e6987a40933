import { useCallback, useSyncExternalStore } from 'react';

/** Narrower than this is a phone: sheets instead of modals, a bottom bar instead of a rail. */
const PHONE = '(max-width: 767.98px)';

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

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
