import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Held {
  id: string;
  /** The place of the item that has the cursor, and of the control within it. */
  item: number;
  control: number;
}

/** What a list is made of: cards, or rows that say so. */
const ITEM = 'article, [data-item]';

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(ITEM)];
const controlsOf = (item: HTMLElement) => [...item.querySelectorAll<HTMLElement>('a[href], button')];

function holderOf(list: HTMLElement, target: EventTarget | null, ids: readonly string[]): Held | null {
  const held = target instanceof HTMLElement ? target.closest<HTMLElement>(ITEM) : null;
  if (held === null || !(target instanceof HTMLElement)) return null;
  const item = itemsOf(list).indexOf(held);
  const id = ids[item];
  return id === undefined ? null : { id, item, control: controlsOf(held).indexOf(target) };
}

/**
 * Keeps the cursor in a list of articles, or of rows that are marked `data-item`, when the one that has it goes away: it goes to the same control of the one that takes its
 * place, or to the list itself, which needs a `tabIndex` of -1, when none is left.
 *
 * @param ids of the items, in their order.
 */
export function useFocusKept(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const shown = useRef(ids);
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const note = ({ target }: FocusEvent) => {
      held.current = holderOf(element, target, shown.current);
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [list]);
  useLayoutEffect(() => {
    shown.current = ids;
    const was = held.current;
    if (was === null || list.current === null || ids.includes(was.id)) return;
    held.current = null;
    // Whoever has moved on is left where they are.
    if (document.activeElement !== document.body) return;
    const items = itemsOf(list.current);
    const next = items[Math.min(was.item, items.length - 1)];
    const target = next && (controlsOf(next)[was.control] ?? controlsOf(next)[0]);
    (target ?? list.current).focus({ preventScroll: true });
  }, [list, ids]);
}
