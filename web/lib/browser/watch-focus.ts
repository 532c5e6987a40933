import { focusManager } from '@tanstack/react-query';

/**
 * Lets queries that ask for it be read again when somebody comes back to this window. Of two windows side by side both are in sight, so
 * that only the focus tells which one is looked at.
 */
export function watchFocus(): void {
  focusManager.setEventListener((look) => {
    const onLook = () => look();
    window.addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      window.removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  });
}
