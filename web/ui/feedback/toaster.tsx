import { MantineThemeProvider } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { type FocusEvent, type KeyboardEvent as ReactKeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './toasts.module.css';
import { TOAST_KEY, TOAST_MS } from './toasts.tsx';

/** The way back of the toast that appeared last, or the cross of the last one where none has a way back. */
function goalIn(region: HTMLElement): HTMLElement | undefined {
  const buttons = [...region.querySelectorAll('button')];
  return buttons.findLast((button) => button.hasAttribute('aria-keyshortcuts')) ?? buttons.at(-1);
}

/** The toast around an element, by its id; undefined outside of any. */
const toastAt = (element: EventTarget | null): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-toast]')?.dataset['toast'] : undefined;

const shownBy = (id: string | undefined) => notificationsStore.getState().notifications.find((each) => each.id === id);

/** Keeps a toast while the focus is in it, and takes it away at Escape; the focus goes back to what had it before, for its buttons go with it. */
function useHeldToast() {
  const lasts = useRef(new Map<string, boolean | number | undefined>());
  return {
    onFocus({ target, relatedTarget }: FocusEvent): void {
      const toast = shownBy(toastAt(target));
      if (!toast?.id || toastAt(relatedTarget) === toast.id) return;
      if (!lasts.current.has(toast.id)) lasts.current.set(toast.id, toast.autoClose);
      const element = target.closest('[data-toast]');
      const onClose = () => {
        const holdsFocus = element?.contains(document.activeElement) === true;
        if (holdsFocus && relatedTarget instanceof HTMLElement && relatedTarget.isConnected)
          relatedTarget.focus({ preventScroll: true });
      };
      // Whoever comes back from another window came to the toast from what is known already.
      notifications.update({ ...toast, autoClose: false, ...(relatedTarget !== null && { onClose }) });
    },
    onBlur({ target, relatedTarget }: FocusEvent): void {
      const toast = shownBy(toastAt(target));
      if (!toast?.id || toastAt(relatedTarget) === toast.id) return;
      notifications.update({ ...toast, autoClose: lasts.current.get(toast.id) ?? TOAST_MS });
    },
    onKeyDown({ key, target }: ReactKeyboardEvent): void {
      const id = toastAt(target);
      if (key === 'Escape' && id !== undefined) notifications.hide(id);
    },
  };
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
  const text = useText('common');
  const region = useToastKey();
  const held = useHeldToast();
  const close = text('close');
  // The kit gives the cross no name. Escape pressed on it is not for the window below the toast.
  const theme = useMemo(() => {
    const closeButtonProps = { 'aria-label': close, 'data-mantine-stop-propagation': true };
    return { components: { Notification: { defaultProps: { closeButtonProps } } } };
  }, [close]);
  return (
    <div ref={region} {...held} aria-live="polite" data-unprinted>
      <MantineThemeProvider theme={theme}>
        <Notifications
          position="bottom-right"
          autoClose={TOAST_MS}
          withinPortal={false}
          zIndex={400}
          limit={4}
          className={classes['region'] ?? ''}
        />
      </MantineThemeProvider>
    </div>
  );
}
