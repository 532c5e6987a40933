import { type RefObject, useEffect, useRef } from 'react';

const CONTROLS = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

/** What can have the cursor in front of the end of a list, in its order. */
function controlsBefore(end: HTMLElement): HTMLElement[] {
  const all = [...(end.closest('main, [role="dialog"]') ?? document).querySelectorAll<HTMLElement>(CONTROLS)];
  return all.filter((control) => (control.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
}

/**
 * Lets reading go on at the first new item of a list once the next part of it is there: the button that was pressed waits, or goes. Where no
 * new item can have the cursor, or none came, it stays at the end of the list.
 *
 * @param end of the list, with the button; it needs a `tabIndex` of -1.
 * @returns to be called when the button is pressed.
 */
export function useReadOn(end: RefObject<HTMLElement | null>, { shown, busy }: { shown: number; busy: boolean }) {
  const pressed = useRef<{ shown: number; last: HTMLElement | undefined } | null>(null);
  useEffect(() => {
    const was = pressed.current;
    const element = end.current;
    if (was === null || element === null || busy) return;
    pressed.current = null;
    const { activeElement } = document;
    // Whoever has moved on is left where they are.
    if (activeElement !== document.body && !element.contains(activeElement)) return;
    const controls = controlsBefore(element);
    const next = shown > was.shown ? controls[was.last === undefined ? 0 : controls.indexOf(was.last) + 1] : undefined;
    (next ?? element.querySelector('button') ?? element).focus({ preventScroll: true });
  }, [end, shown, busy]);
  return (): void => {
    if (end.current !== null) pressed.current = { shown, last: controlsBefore(end.current).at(-1) };
  };
}
