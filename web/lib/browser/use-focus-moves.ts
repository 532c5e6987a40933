import { type RefObject, useEffect, useRef } from 'react';

type Place = RefObject<HTMLElement | null>;

/** Takes the cursor along into what opens over a page, and back to where it was opened from. What is open from the first leaves it alone. */
export function useFocusMoves(isOpen: boolean, { into, back }: { into: Place; back: Place }): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) into.current?.focus();
    if (!isOpen && wasOpen.current) back.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, into, back]);
}
