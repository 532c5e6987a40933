import { notifications } from '@mantine/notifications';
import { newId } from '../../lib/browser/new-id.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './toasts.module.css';
import { TONE_ICONS } from './tone.ts';

/** How long a toast stays. */
export const TOAST_MS = 3000;
/** A toast with an Undo stays longer: it has to be read and reached. */
const SHOWN_WITH_UNDO_MS = 8000;
/** Longer still for whoever works by keys, who may hear it read out first. */
const SHOWN_BY_KEYS_MS = 20_000;
/** The key that leads to the toast which appeared last, wherever the cursor is, and back. */
export const TOAST_KEY = 'F8';

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

function Undoing({ onClick }: { onClick: () => void }) {
  const text = useText('common');
  return (
    <button
      type="button"
      className={classes['undo']}
      aria-keyshortcuts={TOAST_KEY}
      data-mantine-stop-propagation
      onClick={onClick}
    >
      {text('undo')}
    </button>
  );
}

const worksByKeys = () => document.activeElement?.matches(':focus-visible') === true;

/** Takes a toast away before its time, because it is no longer true. */
export const hideToast = (id: string): void => void notifications.hide(id);

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
  return notifications.show({
    id,
    message: (
      <span className={classes['body']}>
        <span>{message}</span>
        {undoOnce && <Undoing onClick={undoOnce} />}
      </span>
    ),
    icon: <Icon size={20} stroke={1.75} aria-hidden="true" />,
    autoClose,
    className: classes['toast'] ?? '',
    'data-kind': kind,
    'data-toast': id,
    role: kind === 'failure' ? 'alert' : 'status',
    withBorder: true,
  });
}
