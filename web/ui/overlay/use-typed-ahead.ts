import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps what is typed between the press that opens a window and the moment when the window has the focus: its code may still be on its
 * way. Escape gives the window up.
 *
 * @returns takes what was typed so far, once.
 */
export function useTypedAhead(opened: boolean, onClose: () => void): () => string {
  const typed = useRef('');

  useEffect(() => {
    if (!opened) return undefined;
    // Whatever else takes the focus meanwhile, such as the notice that the window did not come, has its keys to itself.
    const opener = document.activeElement;
    const listen = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (target !== opener && target !== document.body && target !== window) return;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Escape') onClose();
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      typed.current = '';
    };
  }, [opened, onClose]);

  return useCallback(() => {
    const taken = typed.current;
    typed.current = '';
    return taken;
  }, []);
}
