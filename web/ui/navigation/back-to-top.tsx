import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../lib/browser/use-media.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './back-to-top.module.css';

/** Appears after more than one viewport height of scrolling; goes to the top, smoothly where motion is welcome. */
export function BackToTop() {
  const text = useText('common');
  const [far, setFar] = useState(false);

  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);

  function goUp() {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    // The button is about to go: the keyboard goes on where the page begins.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  if (!far) return null;
  return (
    <button
      type="button"
      className={classes['button']}
      data-above-foot
      data-unprinted
      aria-label={text('backToTop')}
      title={text('backToTop')}
      onClick={goUp}
    >
      <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
