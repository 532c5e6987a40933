import { lazyPart } from '../../lib/code/lazy-part.tsx';
import type { DialogProps } from './dialog-window.tsx';
import { LateWindow } from './late-window.tsx';

const DialogWindow = lazyPart(() => import('./dialog-window.tsx').then((module) => module.DialogWindow));

/**
 * A modal on a desktop, a sheet from below on a phone. Escape closes it; focus goes in and comes back. Its code is
 * fetched when a dialog is first opened, so a page pays nothing for the dialogs it may show.
 */
export function Dialog(props: DialogProps) {
  return (
    <LateWindow opened={props.opened} onClose={props.onClose}>
      <DialogWindow {...props} />
    </LateWindow>
  );
}
