import { useEffect, useEffectEvent } from 'react';

type Key = ' ' | 'Escape' | 'ArrowUp' | 'ArrowDown' | 'Home';

/** What has a use of its own for the keys of the recorder. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [role="dialog"]';
const PRESSED_BY_SPACE = 'button, a, summary';

/** The keys of the recorder, for the whole page. They rest in fields and windows, and a button that has the focus is pressed by its own. */
export function useRecorderKeys(keys: Readonly<Partial<Record<Key, () => void>>>): void {
  // What is on screen is what a key means, from the moment that it is there: an effect would come later.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector('[role="dialog"]') !== null) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(OWN_KEYS) && event.key !== 'Escape') return;
    if (event.key === ' ' && (event.repeat || target?.closest(PRESSED_BY_SPACE))) return;
    const run = keys[event.key as Key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
