import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Button } from '../../../ui/action/button.tsx';
import { SlotActions } from '../../autopilot/components/slot-actions.tsx';
import { SlotRow, SlotRows } from '../../autopilot/components/slot-row.tsx';
import { PostRow, PostRows } from '../../sharing/components/posts/post-row.tsx';
import type { Post } from '../../sharing/model.ts';
import type { CalendarDay } from '../model.ts';
import classes from './day-list.module.css';

interface DayListProps {
  day: Pick<CalendarDay, 'posts' | 'slots'>;
  closed: boolean;
  /** Begins to move a post to another day. */
  onMove: (post: Post) => void;
}

/** A day as lists: its posts, and below them what autopilot will post; all of it on the member's own clock, whose day it is. */
export function DayList({ day, closed, onMove }: DayListProps) {
  const text = useText('scheduling');
  const timeZone = useTimeZone();
  // An hour that is over can be neither taken up again nor swapped.
  const now = serverNow().toISOString();
  return (
    <>
      {day.posts.length > 0 && (
        <PostRows>
          {day.posts.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              timeOnly
              {...(post.can.reschedule &&
                !closed && {
                  actions: (
                    <Button
                      size="small"
                      aria-label={text('moveNamed', { title: post.content.title })}
                      onClick={() => onMove(post)}
                    >
                      {text('move')}
                    </Button>
                  ),
                })}
            />
          ))}
        </PostRows>
      )}
      {day.slots.length > 0 && (
        <section>
          <p className={classes['coming']}>{text('coming')}</p>
          <SlotRows>
            {day.slots.map((slot) => (
              <SlotRow key={slot.id} slot={slot} timeZone={timeZone} timeOnly>
                {!closed && slot.id !== null && slot.at > now && (
                  <SlotActions slot={{ ...slot, id: slot.id }} timeZone={timeZone} />
                )}
              </SlotRow>
            ))}
          </SlotRows>
        </section>
      )}
    </>
  );
}
