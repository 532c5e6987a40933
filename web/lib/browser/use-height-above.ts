import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Tells what sticks to the top of a page, by `--above`, how much of it the element of this reference takes. */
export function useHeightAbove<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--above', `${element.current?.offsetHeight ?? 0}px`);
    measure();
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--above');
    };
  }, []);
  return element;
}
