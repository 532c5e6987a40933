import { useEffect } from 'react';

/**
 * Gives the focus back to what had it before a window opened, where the window is taken off the page open: one that is closed first does so by
 * itself, and one that is gone at once would leave the focus on nothing.
 */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    const before = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [opened]);
}
