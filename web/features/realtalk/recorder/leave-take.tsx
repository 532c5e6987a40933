import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { isGoingOn } from '../../../lib/session/change-identity.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isWindowOpen } from '../../../ui/overlay/use-back-closes.ts';
import type { Recorder, RecorderState } from './create-recorder.ts';

/** What is going on while there is something to stop. */
const RECORDED: ReadonlySet<RecorderState['phase']> = new Set(['starting', 'recording', 'paused']);

/** Asks before a take is left while it is recorded, and lets it stand still meanwhile. A session that has ended, or goes on as somebody else, is not held up. */
export function LeaveTake({ recorder, phase }: { recorder: Recorder; phase: RecorderState['phase'] }) {
  const text = useText('recorder');
  const queryClient = useQueryClient();
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      RECORDED.has(phase) &&
      current.pathname !== next.pathname &&
      queryClient.getQueryData(sessionQuery.queryKey) !== null &&
      !(action === 'BACK' && isWindowOpen()),
    // One that is being saved is made whole by the next visit, and better now.
    enableBeforeUnload: () => (RECORDED.has(phase) || phase === 'saving') && !isGoingOn(),
    withResolver: true,
  });
  const isAsked = blocker.status === 'blocked';
  /** It ran until it was asked, and goes on where its member stays. */
  const ran = useRef(false);
  useEffect(() => {
    if (!isAsked) return;
    ran.current = recorder.state().phase === 'recording';
    if (ran.current) recorder.pause();
  }, [isAsked, recorder]);

  function stay(): void {
    blocker.reset?.();
    if (ran.current) recorder.resume();
  }

  return (
    <ConfirmDialog
      opened={isAsked}
      onClose={stay}
      title={text('leaveTitle')}
      confirm={text('leave')}
      dismiss={text('stay')}
      danger={false}
      onConfirm={() => blocker.proceed?.()}
    >
      {text('leaveText')}
    </ConfirmDialog>
  );
}
