import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useEffect, useRef } from 'react';
import { TOAST_KEY } from './toast-key.ts';
import classes from './toasts.module.css';
import { TOAST_MS } from './toasts.tsx';

/** The way back of the toast that appeared last, or the cross of the last one where none has a way back. */
function goalIn(region: HTMLElement): HTMLElement | undefined {
  const buttons = [...region.querySelectorAll('button')];
  return buttons.findLast((button) => button.hasAttribute('aria-keyshortcuts')) ?? buttons.at(-1);
}

/** Leads to a toast by a key, and back: toasts stand at the end of the page, many Tabs away. */
function useToastKey() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let before: Element | null = null;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== TOAST_KEY || event.defaultPrevented || region.current === null) return;
      const isThere = region.current.contains(document.activeElement);
      const goal = isThere ? before : goalIn(region.current);
      if (!(goal instanceof HTMLElement) || !goal.isConnected) return;
      if (!isThere) before = document.activeElement;
      event.preventDefault();
      goal.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return region;
}

/** Where toasts appear: bottom right. Mounted once, by the shell. */
export function Toaster() {
  const region = useToastKey();
  return (
    <div ref={region} aria-live="polite" data-unprinted>
      <Notifications
        position="bottom-right"
        autoClose={TOAST_MS}
        withinPortal={false}
        zIndex={400}
        limit={4}
        className={classes['region'] ?? ''}
      />
    </div>
  );
}
