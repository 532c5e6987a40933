import { type RefObject, useEffect, useRef } from 'react';

type Place = RefObject<HTMLElement | null>;

/** Takes the cursor along into what opens over a page, and back to where it was opened from. */
export function useFocusMoves(isOpen: boolean, { into, back }: { into: Place; back: Place }): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) into.current?.focus();
    else if (wasOpen.current) back.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, into, back]);
}
