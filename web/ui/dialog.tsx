import { Suspense, lazy, useRef } from 'react';
import type { DialogProps } from './dialog-window.tsx';

const DialogWindow = lazy(() => import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })));

/**
 * A modal on a desktop, a sheet from below on a phone. Escape closes it; focus goes in and comes back. Its code is
 * fetched when a dialog is first opened, so a page pays nothing for the dialogs it may show.
 */
export function Dialog(props: DialogProps) {
  const wasOpened = useRef(false);
  wasOpened.current ||= props.opened;
  if (!wasOpened.current) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
