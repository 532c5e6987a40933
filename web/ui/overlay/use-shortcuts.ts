import { useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** The name of what was pressed: `/`, or `mod+k` with Control, or Command, held. */
function nameOf({ key, ctrlKey, metaKey }: KeyboardEvent): string {
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key;
}

/**
 * Keys for the whole page, such as `/`, `?` and `mod+k`. All rest while a dialog is open, and where a field has taken the key for itself;
 * single ones also while one types.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = nameOf(event);
      if (event.altKey || event.defaultPrevented || (name === event.key && isTyping(event.target))) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      const run = shortcuts[name];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [shortcuts]);
}
