import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { type ScheduleFault, scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { useState } from 'react';
import { formatDate } from '../../../../lib/format/dates.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import type { usePostChange } from '../../api.ts';
import { whenFaultOf } from '../../composer-model.ts';
import type { Post } from '../../model.ts';
import { firstWhen } from '../../when-model.ts';
import { WhenFields } from '../composer/when-fields.tsx';

interface RescheduleDialogProps {
  post: Post;
  change: ReturnType<typeof usePostChange>;
  onClose: () => void;
}

/** Moves a post to another time. While the old time is still to come, the toast offers to put it back. */
export function RescheduleDialog({ post, change, onClose }: RescheduleDialogProps) {
  const text = useText('sharing');
  const common = useText('common');
  const errorText = useErrorText();
  const language = useLanguage();
  const own = useTimeZone();
  const [when, setWhen] = useState(() =>
    post.wallClock !== null && scheduleInstant(post.wallClock, serverNow()).ok
      ? post.wallClock
      : firstWhen(serverNow(), own),
  );
  const [problem, setProblem] = useState<ScheduleFault | null>(null);
  const fault = problem ?? whenFaultOf(change.error);

  function save() {
    const instant = scheduleInstant(when, serverNow());
    if (!instant.ok) {
      setProblem(instant.reason);
      return;
    }
    const before = post.wallClock;
    change.mutate(
      { reschedule: { kind: 'at', ...when } },
      {
        onSuccess: () => {
          const moment = formatDate(instant.value, 'moment', language, when.timeZone);
          const back = before !== null && scheduleInstant(before, serverNow()).ok ? before : null;
          showToast({
            message: text('rescheduled', { moment }),
            ...(back && { undo: () => change.mutate({ reschedule: { kind: 'at', ...back } }) }),
          });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={text('rescheduleTitle')}
      dismissable={!change.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            {common('cancel')}
          </Button>
          <Button kind="primary" busy={change.isPending} onClick={save}>
            {text('rescheduleSave')}
          </Button>
        </>
      }
    >
      {change.error && fault === null && (
        <Banner kind="failure" announce>
          {errorText(change.error)}
        </Banner>
      )}
      <WhenFields
        value={when}
        onChange={(next) => {
          change.reset();
          setProblem(null);
          setWhen(next);
        }}
        problem={fault === null ? undefined : `when_${fault}`}
      />
    </Dialog>
  );
}
