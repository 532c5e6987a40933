import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isWindowOpen } from '../../../ui/overlay/use-back-closes.ts';

/** Asks before a take is left while it is recorded. A session that has ended is not held up. */
export function LeaveTake({ isOn }: { isOn: boolean }) {
  const text = useText('recorder');
  const queryClient = useQueryClient();
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      isOn &&
      current.pathname !== next.pathname &&
      queryClient.getQueryData(sessionQuery.queryKey) !== null &&
      !(action === 'BACK' && isWindowOpen()),
    enableBeforeUnload: () => isOn,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
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
