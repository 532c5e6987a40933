import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Scrolls to what the hash of the address names, once it is there: the router looks before a text has come. */
export function useHashTarget(isThere: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [isThere, hash]);
}
