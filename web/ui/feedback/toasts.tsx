import { notifications } from '@mantine/notifications';
import type { FocusEvent, ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './toasts.module.css';
import { TONE_ICONS } from './tone.ts';
import { newId } from '../../lib/browser/new-id.ts';

/** How long a toast stays. */
export const TOAST_MS = 3000;
/** A toast with an Undo stays longer: it has to be read and reached. */
const SHOWN_WITH_UNDO_MS = 8000;

interface ToastOptions {
  kind?: 'good' | 'info' | 'attention' | 'failure';
  message: string;
  /** Takes back what was just done. The toast then offers 'Undo'. */
  undo?: () => void;
  /** Milliseconds on screen; 3000 unless given. It waits while the pointer is over it. */
  duration?: number;
  /** What it is about. As long as a toast about the same is on screen, it is not said again. */
  about?: string;
}

function UndoButton({ onClick }: { onClick: () => void }) {
  const text = useText('common');
  return (
    <button type="button" className={classes['undo']} onClick={onClick}>
      {text('undo')}
    </button>
  );
}

function body(message: string, action: ReactNode) {
  return (
    <span className={classes['body']}>
      <span>{message}</span>
      {action}
    </span>
  );
}

/** Takes a toast away before its time, because it is no longer true. */
export const hideToast = (id: string): void => void notifications.hide(id);

/** Gives the focus back to what had it before somebody went to a toast: its buttons go away with it. */
function focusReturn() {
  let toast: HTMLElement | null = null;
  let before: EventTarget | null = null;
  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
      if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
      toast = currentTarget;
      before = relatedTarget;
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
  return notifications.show({
    id,
    message: body(message, undoOnce && <UndoButton onClick={undoOnce} />),
    icon: <Icon size={20} stroke={1.75} aria-hidden="true" />,
    autoClose: duration ?? (undo ? SHOWN_WITH_UNDO_MS : TOAST_MS),
    className: classes['toast'] ?? '',
    'data-kind': kind,
    ...focusReturn(),
    role: kind === 'failure' ? 'alert' : 'status',
    withBorder: true,
  });
}
