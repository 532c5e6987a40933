import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Scrolls to what the hash of the address names, once it is there: the router looks before a text has come. Once more when the
 * fonts have come, whose letters are of another width; not if somebody has scrolled meanwhile.
 */
export function useHashTarget(isThere: boolean): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (!isThere || hash === '') return undefined;
    let isOver = false;
    const go = () => document.getElementById(hash)?.scrollIntoView();
    go();
    const reached = window.scrollY;
    void document.fonts.ready.then(() => {
      if (!isOver && window.scrollY === reached) go();
    });
    return () => {
      isOver = true;
    };
  }, [isThere, hash]);
}
