import { useState } from 'react';
import { lazyPart } from '../../lib/code/lazy-part.tsx';
import type { DialogProps } from './dialog-window.tsx';
import { Part } from '../feedback/part.tsx';

const DialogWindow = lazyPart(() => import('./dialog-window.tsx').then((module) => module.DialogWindow));

/**
 * A modal on a desktop, a sheet from below on a phone. Escape closes it; focus goes in and comes back. Its code is
 * fetched when a dialog is first opened, so a page pays nothing for the dialogs it may show.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Part onDismiss={props.onClose}>
      <DialogWindow {...props} />
    </Part>
  );
}
