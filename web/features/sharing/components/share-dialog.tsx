import { Suspense, lazy, useState } from 'react';
import type { ShareDialogProps } from '../composer-model.ts';

const loadSession = () => import('./share-session.tsx');
const ShareSession = lazy(() => loadSession().then((module) => ({ default: module.ShareSession })));

/** Fetches the composer's code ahead of a click: give it to `onPointerEnter` and `onFocus` of what opens the composer. */
export function preloadComposer(): void {
  void loadSession();
}

/**
 * The composer: what will be posted exactly, where, with which words and when; then what became of it. Every opening is a
 * session of its own, with one request id, so that no click and no retry posts twice.
 */
export function ShareDialog(props: ShareDialogProps) {
  const { opened } = props;
  const [session, setSession] = useState({ count: 0, opened: false });
  if (session.opened !== opened) setSession({ count: session.count + (opened ? 1 : 0), opened });
  if (session.count === 0) return null;
  return (
    <Suspense fallback={null}>
      <ShareSession key={session.count} {...props} />
    </Suspense>
  );
}
