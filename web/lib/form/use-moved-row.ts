import { useLayoutEffect, useRef, useState } from 'react';

/** A step up or down in a list. */
type Step = -1 | 1;

/** The arrows of a row, up before down: the first two buttons of its own `data-moves`. */
function arrowsOf(list: HTMLElement, at: number): HTMLButtonElement[] {
  const row = [...list.children].filter((child) => child.hasAttribute('data-row'))[at];
  const moves = [...(row?.children ?? [])].find((part) => part.hasAttribute('data-moves'));
  return [...(moves?.querySelectorAll('button') ?? [])].slice(0, 2);
}

const isOff = (arrow: HTMLButtonElement | undefined) => arrow?.matches(':disabled, [aria-disabled="true"]') === true;

/**
 * Keeps the cursor with a row that is moved by its arrows: on the one that was pressed, or on the other where it has come to an end.
 * The list has `list` as its ref, its rows are marked `data-row`, and what holds their arrows `data-moves`.
 */
export function useMovedRow<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const [last, setLast] = useState<{ to: number; by: Step } | null>(null);
  useLayoutEffect(() => {
    if (last === null || list.current === null) return;
    const [up, down] = arrowsOf(list.current, last.to);
    const [pressed, other] = last.by === -1 ? [up, down] : [down, up];
    (isOff(pressed) ? other : pressed)?.focus();
  }, [last]);
  return {
    list,
    /** The row in this place is moved by a step, in the same event. */
    movedFrom: (at: number, by: Step) => setLast({ to: at + by, by }),
  };
}
