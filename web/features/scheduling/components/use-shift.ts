import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import type { WallClock } from '@yardsign/domain/time/wall-clock';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { useUndoable } from '../../../ui/feedback/use-undoable.ts';
import type { Post } from '../../sharing/model.ts';
import { type PostShift, usePostShift } from '../api.ts';
import { wallClockOn } from '../model.ts';

/** Moves a post to another day at its hour, with a way back while the old time is still to come. */
export function useShift() {
  const text = useText('scheduling');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const momentOf = ({ to }: PostShift) => {
    const instant = scheduleInstant(to, serverNow());
    return instant.ok ? formatDate(instant.value, 'longMoment', language, to.timeZone) : '';
  };
  const { act, takeBack } = useUndoable<PostShift>({
    change: usePostShift(),
    said: (shift) => text('moved', { moment: momentOf(shift) }),
    failed: () => text('moveFailed'),
    inverse({ post, to }) {
      const back = post.wallClock;
      return back !== null && scheduleInstant(back, serverNow()).ok
        ? { post: { ...post, wallClock: to }, to: back }
        : null;
    },
  });
  return {
    /** Puts a post back from one time to the one that it had. */
    putBack: (post: Post, to: WallClock, from: WallClock) => takeBack({ post: { ...post, wallClock: from }, to }),
    /** @returns when it goes out now, in words; null when it cannot go there. */
    shift(post: Post, day: string): string | null {
      const sent = { post, to: wallClockOn(post, day, timeZone) };
      const moment = momentOf(sent);
      if (moment === '') {
        showToast({ kind: 'attention', message: text('cannotDrop') });
        return null;
      }
      act(sent);
      return moment;
    },
  };
}
