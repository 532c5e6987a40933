import { notifications } from '@mantine/notifications';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { newId } from '../../lib/browser/new-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { TOAST_KEY } from './toast-key.ts';
import classes from './toasts.module.css';
import { TONE_ICONS } from './tone.ts';

/** How long a toast stays. */
export const TOAST_MS = 3000;
/** A toast with an Undo stays longer: it has to be read and reached. */
const SHOWN_WITH_UNDO_MS = 8000;
/** Longer still for whoever works by keys, who may hear it read out first. */
const SHOWN_BY_KEYS_MS = 20_000;

interface ToastOptions {
  kind?: 'good' | 'info' | 'attention' | 'failure';
  message: string;
  /** Takes back what was just done. The toast then offers 'Undo'. */
  undo?: () => void;
  /** Milliseconds on screen; unless given 3000, with `undo` 8000, or 20 000 for whoever works by keys. It waits while the pointer or the focus is on it. */
  duration?: number;
  /** What it is about. As long as a toast about the same is on screen, it is not said again. */
  about?: string;
}

/** Escape takes the toast away that it is pressed in, and not the window below it. */
const ownEscape = { 'data-mantine-stop-propagation': true };

function Undoing({ onClick }: { onClick: () => void }) {
  const text = useText('common');
  return (
    <>
      <VisuallyHidden>{text('undoKey', { key: TOAST_KEY })}</VisuallyHidden>
      <button type="button" className={classes['undo']} aria-keyshortcuts={TOAST_KEY} onClick={onClick} {...ownEscape}>
        {text('undo')}
      </button>
      <kbd className={classes['key']} aria-hidden="true">
        {TOAST_KEY}
      </kbd>
    </>
  );
}

/** The name of the cross, which the kit gives none. */
function CloseName() {
  const text = useText('common');
  return <VisuallyHidden>{text('close')}</VisuallyHidden>;
}

const worksByKeys = () => document.activeElement?.matches(':focus-visible') === true;

/** Takes a toast away before its time, because it is no longer true. */
export const hideToast = (id: string): void => void notifications.hide(id);

/** Keeps a toast while the focus is in it, and gives the focus back to what had it before: its buttons go away with it. */
function focusKeeper(shown: { id: string; message: ReactNode }, autoClose: number) {
  let toast: HTMLElement | null = null;
  let before: EventTarget | null = null;
  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
      if (currentTarget.contains(relatedTarget)) return;
      toast = currentTarget;
      // Nothing had it before where somebody comes back from another window.
      before = relatedTarget ?? before;
      notifications.update({ ...shown, autoClose: false });
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
      if (!currentTarget.contains(relatedTarget)) notifications.update({ ...shown, autoClose });
    },
    onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape') notifications.hide(shown.id);
    },
    onClose(): void {
      const holdsFocus = toast?.contains(document.activeElement) === true;
      if (holdsFocus && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
}

/** Says in passing that something was done or failed. Read out by screen readers. Answers the toast's id. */
export function showToast({ kind = 'good', message, undo, duration, about }: ToastOptions): string {
  const Icon = TONE_ICONS[kind];
  const id = `toast-${about ?? newId()}`;
  const undoOnce =
    undo &&
    (() => {
      notifications.hide(id);
      undo();
    });
  const autoClose = duration ?? (undo ? (worksByKeys() ? SHOWN_BY_KEYS_MS : SHOWN_WITH_UNDO_MS) : TOAST_MS);
  const shown = {
    id,
    message: (
      <span className={classes['body']}>
        <span>{message}</span>
        {undoOnce && <Undoing onClick={undoOnce} />}
      </span>
    ),
  };
  return notifications.show({
    ...shown,
    icon: <Icon size={20} stroke={1.75} aria-hidden="true" />,
    autoClose,
    closeButtonProps: { ...ownEscape, children: <CloseName /> },
    className: classes['toast'] ?? '',
    'data-kind': kind,
    ...focusKeeper(shown, autoClose),
    role: kind === 'failure' ? 'alert' : 'status',
    withBorder: true,
  });
}
