import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** The windows that are open, the topmost last. */
const open: object[] = [];

/** Whether a window lies over the page: Back then means the window. */
export const isWindowOpen = () => open.length > 0;

/**
 * Lets Back close what lies over the page, as people with a phone expect it, instead of taking the page away under it. Of several
 * windows the topmost is meant. No browser tells a page of the Back that leaves the site.
 *
 * @param close may do nothing, for a window that must not be left now: the page stays all the same.
 */
export function useBackCloses(opened: boolean, close: () => void): void {
  const history = useRouter().history as RouterHistory;
  const goBack = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    const own = {};
    open.push(own);
    const unblock = history.block({
      blockerFn({ action }) {
        const isMeant = action === 'BACK' && open.at(-1) === own;
        if (isMeant) goBack();
        return isMeant;
      },
      enableBeforeUnload: false,
    });
    return () => {
      open.splice(open.indexOf(own), 1);
      unblock();
    };
  }, [opened, history]);
}
