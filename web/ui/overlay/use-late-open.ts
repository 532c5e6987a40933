import { useEffect, useState } from 'react';

/**
 * False on the first render, then what `opened` says. A window whose code arrives when it is first opened would
 * otherwise be born open, and would not know which element to give the focus back to.
 */
export function useLateOpen(opened: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLate(opened));
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return late;
}
