import { useEffect, useEffectEvent } from 'react';
import { isEnlarged } from '../../../../lib/browser/enlarged.ts';
import { swipeStep } from '../../gallery-model.ts';

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Leads on by the arrow keys and by a swipe of one finger, as long as the pictures lie over everything else. */
export function useSteps(isOpen: boolean, step: (by: -1 | 1) => void): void {
  const go = useEffectEvent((by: -1 | 0 | 1 | undefined) => {
    if (by) step(by);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let grip: number | null = null;
    window.addEventListener('keydown', ({ key }) => go(KEYS[key]), { signal });
    window.addEventListener(
      'pointerdown',
      ({ clientX, isPrimary }) => {
        // Two fingers enlarge the picture, and one then moves what is seen of it.
        grip = isPrimary && !isEnlarged() ? clientX : null;
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => (grip = null), { signal });
    window.addEventListener(
      'pointerup',
      ({ clientX }) => {
        if (grip !== null) go(swipeStep(clientX - grip));
        grip = null;
      },
      { signal },
    );
    return () => listening.abort();
  }, [isOpen]);
}
