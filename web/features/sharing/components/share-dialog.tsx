import { Suspense, lazy, useState } from 'react';
import type { Language } from '../../../lib/i18n/language.ts';
import type { ComposeMode, Piece, Size } from '../composer-model.ts';

const loadSession = () => import('./share-session.tsx');
const ShareSession = lazy(() => loadSession().then((module) => ({ default: module.ShareSession })));

export interface ShareDialogProps {
  contentId: string;
  contentType: Piece['content_type'];
  /** The language that the piece is shown in; the composer begins with it. */
  language: Language;
  /** The size that a graphic is shown in. */
  size?: Size;
  mode: ComposeMode;
  opened: boolean;
  onClose: () => void;
}

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
