import { Suspense, lazy, useState } from 'react';
import type { DialogProps } from './dialog-window.tsx';

const DialogWindow = lazy(() => import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })));

/**
 * A modal on a desktop, a sheet from below on a phone. Escape closes it; focus goes in and comes back. Its code is
 * fetched when a dialog is first opened, so a page pays nothing for the dialogs it may show.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
