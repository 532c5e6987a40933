import { type RefObject, useEffect, useState } from 'react';
import { isEnlarged } from '../../lib/browser/enlarged.ts';

function coveredNow(view: VisualViewport): number {
  if (isEnlarged()) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}

/**
 * How many pixels of the foot of the window the keyboard of a phone lies over: 0 where there is none, and in browsers that make
 * the window lower instead. A window at the foot stands on the keyboard by it, with its buttons, and keeps the field that has the
 * cursor in sight.
 */
export function useCoveredFoot(opened: boolean, content: RefObject<HTMLElement | null>): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!opened || !view) return;
    const measure = () => setCovered(coveredNow(view));
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      setCovered(0);
    };
  }, [opened]);

  useEffect(() => {
    const field = document.activeElement;
    if (covered > 0 && content.current?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
  }, [covered, content]);
  return covered;
}
