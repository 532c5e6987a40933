import { useState } from 'react';
import { lazyPart } from '../../../../lib/code/lazy-part.tsx';
import { Part } from '../../../../ui/feedback/part.tsx';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import type { ShareDialogProps } from '../../composer-model.ts';
import { readSent } from './drafts/draft-store.ts';

const ResumedShare = lazyPart(
  () => import('./share-session.tsx').then((module) => module.ResumedShare),
  ['composer', 'connections'],
);
const ShareSession = lazyPart(
  () => import('./share-session.tsx').then((module) => module.ShareSession),
  ['composer', 'connections'],
);

/** Fetches the composer's code ahead of a click: give it to `onPointerEnter` and `onFocus` of what opens the composer. */
export function preloadComposer(): void {
  void ShareSession.preload();
}

/**
 * The composer: what will be posted exactly, where, with which words and when; then what became of it. Every opening is a
 * session of its own, with one request id, so that no click and no retry posts twice.
 */
export function ShareDialog(props: ShareDialogProps) {
  const { opened, contentId } = props;
  const [session, setSession] = useState({ count: 0, opened: false });
  const place = { memberId: useSession()?.user.id ?? '', contentId };
  const [resumed, setResumed] = useState(() => readSent(place, serverNow()));
  if (session.opened !== opened) setSession({ count: session.count + (opened ? 1 : 0), opened });
  if (session.count === 0 && resumed !== null) {
    const over = () => setResumed(null);
    return (
      <Part onDismiss={over}>
        <ResumedShare place={place} sent={resumed} onClose={over} />
      </Part>
    );
  }
  if (session.count === 0) return null;
  /** After an Undo everything that was chosen is there again, under another request id. */
  const restart = () => setSession((now) => (now.opened ? { ...now, count: now.count + 1 } : now));
  return (
    <Part onDismiss={props.onClose}>
      <ShareSession key={session.count} {...props} onRestart={restart} />
    </Part>
  );
}
