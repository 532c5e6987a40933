import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { isGoingOn } from '../../../lib/session/change-identity.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isWindowOpen } from '../../../ui/overlay/use-back-closes.ts';

/** Asks before changes that are not saved are left behind. A session that has ended, or goes on as somebody else, is not held up: nobody could save. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const text = useText('profile');
  const queryClient = useQueryClient();
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      dirty &&
      current.pathname !== next.pathname &&
      queryClient.getQueryData(sessionQuery.queryKey) !== null &&
      !(action === 'BACK' && isWindowOpen()),
    enableBeforeUnload: () => dirty && !isGoingOn(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={text('leaveTitle')}
      confirm={text('leave')}
      dismiss={text('stay')}
      onConfirm={() => blocker.proceed?.()}
    >
      {text('leaveText')}
    </ConfirmDialog>
  );
}
