import { hasCode } from '../../../../lib/api/api-error.ts';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import type { WallClock } from '@yardsign/domain/time/wall-clock';
import { formatDate } from '../../../../lib/format/dates.ts';
import { useState } from 'react';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import type { usePostChange } from '../../post-change-api.ts';
import { whenFaultOf } from '../../composer-model.ts';
import type { Post } from '../../model.ts';
import { firstWhen } from '../../when-model.ts';
import { EarlierPosts } from './earlier-posts.tsx';
import { WhenFields } from '../composer/when-fields.tsx';

export interface RescheduleDialogProps {
  post: Post;
  change: ReturnType<typeof usePostChange>;
  onClose: () => void;
  /** Puts the old time back, while the post still has the new one. */
  takeBack: (time: WallClock, from: WallClock) => void;
}

/** Moves a post to another time. While the old time is still to come, the toast offers to put it back. */
export function RescheduleDialog({ post, change, onClose, takeBack }: RescheduleDialogProps) {
  const text = useText('sharing');
  const language = useLanguage();
  const own = useTimeZone();
  const before = post.wallClock;
  /** The time that it has, while it can still be put back to it. */
  const kept = () => (before !== null && scheduleInstant(before, serverNow()).ok ? before : null);
  const [beginning] = useState(() => kept() ?? firstWhen(serverNow(), own));
  const draft = useDraft({ when: beginning });
  /** For a day on which the piece is on the target already, the second press says that it is meant: of this very time alone. */
  const [refused, setRefused] = useState<WallClock | null>(null);
  const isRepeat = refused === draft.values.when && hasCode(change.error, 'posted_already');
  const time = scheduleInstant(draft.values.when, serverNow());
  const form = useCallForm({
    draft,
    call: change,
    toSend(values) {
      setRefused(values.when);
      return { reschedule: { kind: 'at' as const, ...values.when }, ...(isRepeat && { again: true }) };
    },
    faults: { when: !time.ok && text(`when_${time.reason}`) },
    refusal(error) {
      const fault = whenFaultOf(error);
      return fault === null ? {} : { when: text(`when_${fault}`) };
    },
    onDone({ dueAt }, { when }) {
      const moment = formatDate(new Date(dueAt), 'moment', language, when.timeZone);
      const back = kept();
      showToast({
        message: text('rescheduled', { moment }),
        ...(back && { undo: () => takeBack(back, when) }),
      });
      onClose();
    },
  });

  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={text('rescheduleTitle')}
      submit={text(isRepeat ? 'repeatSchedule' : 'rescheduleSave')}
    >
      {isRepeat && <EarlierPosts error={change.error} />}
      <WhenFields {...form.choice('when')} moves={post.id} />
    </FormDialog>
  );
}
