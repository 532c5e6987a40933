import { useEffect } from 'react';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Leads the focus to the content of the page where it was in what uses this, and is lost because that is taken away. */
export function useFocusToContent(): void {
  useEffect(
    () => () => {
      if (isLost()) document.getElementById('content')?.focus({ preventScroll: true });
    },
    [],
  );
}
