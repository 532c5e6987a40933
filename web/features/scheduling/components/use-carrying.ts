import { type KeyboardEvent, useState } from 'react';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import type { Post } from '../../sharing/model.ts';
import { dayOf } from '../model.ts';
import { useShift } from './use-shift.ts';

/** A post that was picked up and is carried to another day, by pointer or by keys, and what is said of it meanwhile. */
export function useCarrying() {
  const text = useText('scheduling');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { shift } = useShift();
  const [carried, setCarried] = useState<Post | null>(null);
  const [said, say] = useState('');

  function leave(post: Post): void {
    setCarried(null);
    say(text('left', { title: post.content.title }));
  }

  function drop(post: Post, day: string): void {
    if (day === dayOf(post, timeZone)) {
      leave(post);
      return;
    }
    const moment = shift(post, day);
    if (moment !== null) say(text('dropped', { title: post.content.title, moment }));
    setCarried(null);
  }

  return {
    carried,
    said,
    drop,
    leave,
    pickUp(post: Post): void {
      setCarried(post);
      say(text('carried', { title: post.content.title }));
    },
    /** Nothing on the day can be picked up. */
    refuse: () => say(text('notMovable')),
    /** A day that is passed on the way. */
    pass: (day: string) =>
      carried && say(text('carriedTo', { day: formatDate(new Date(`${day}T12:00:00Z`), 'longDate', language, 'UTC') })),
    /** What a key does to what is carried. @returns whether the key was meant for it. */
    press(event: KeyboardEvent, day: string): boolean {
      if (carried === null) return false;
      if (event.key === 'Escape') {
        leave(carried);
        return true;
      }
      if (event.key !== 'Enter' && event.key !== ' ') return false;
      drop(carried, day);
      return true;
    },
  };
}

export type Carrying = ReturnType<typeof useCarrying>;
