import type { RouteComponent } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { lazyPart } from '../lib/code/lazy-part.tsx';
import { notePageArrived } from '../lib/code/recover.ts';

/**
 * A page as the router takes it: its code is fetched with the navigation, or before it when a pointer comes near the link. A page
 * that does not come fails where it is drawn and nowhere else, so that a pointer over a link never reloads the page under it.
 */
export function pageComponent(load: () => Promise<ComponentType>): RouteComponent {
  const Lazy = lazyPart(load);
  function Page() {
    return (
      <>
        <Lazy />
        <Arrival />
      </>
    );
  }
  return Object.assign(Page, { preload: Lazy.preload });
}

/** Drawn together with the page, and not before its code is here. */
function Arrival() {
  useEffect(notePageArrived);
  return null;
}
