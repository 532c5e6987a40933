import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface Held {
  id: string;
  /** The place of the item that has the cursor, and of the control within it. */
  item: number;
  control: number;
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('article')];
const controlsOf = (item: HTMLElement) => [...item.querySelectorAll<HTMLElement>('a[href], button')];

/**
 * Keeps the cursor in a list of articles when the one that has it goes away: it goes to the same control of the one that takes its
 * place, or to the list itself, which needs a `tabIndex` of -1, when none is left.
 *
 * @param ids of the articles, in their order.
 */
export function useFocusKept<List extends HTMLElement>(ids: readonly string[]) {
  const list = useRef<List>(null);
  const held = useRef<Held | null>(null);
  useLayoutEffect(() => {
    const was = held.current;
    if (was === null || list.current === null || ids.includes(was.id)) return;
    held.current = null;
    // Whoever has moved on is left where they are.
    if (document.activeElement !== document.body) return;
    const items = itemsOf(list.current);
    const next = items[Math.min(was.item, items.length - 1)];
    const target = next && (controlsOf(next)[was.control] ?? controlsOf(next)[0]);
    (target ?? list.current).focus({ preventScroll: true });
  }, [ids]);
  return {
    list,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const article = target.closest('article');
      const item = article && list.current ? itemsOf(list.current).indexOf(article) : -1;
      const id = ids[item];
      held.current = article && id !== undefined ? { id, item, control: controlsOf(article).indexOf(target) } : null;
    },
  };
}
