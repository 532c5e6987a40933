import { useState } from 'react';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import type { ShareDialogProps } from '../../composer-model.ts';

const ShareSession = lazyPart(() => import('./share-session.tsx').then((module) => module.ShareSession));

/** Fetches the composer's code ahead of a click: give it to `onPointerEnter` and `onFocus` of what opens the composer. */
export function preloadComposer(): void {
  void ShareSession.preload();
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
    <Part onDismiss={props.onClose}>
      <ShareSession key={session.count} {...props} />
    </Part>
  );
}
