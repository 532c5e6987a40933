import { useState } from 'react';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { Slot } from '../api.ts';
import classes from './next-posts.module.css';
import { SlotRow, SlotRows } from './slot-row.tsx';
import { useSlotActs } from './use-slot-acts.ts';

const FEW = 3;

interface NextPostsProps {
  slots: readonly Slot[];
  language: number;
  closed: boolean;
}

/** What a job posts next, each of which can be swapped or skipped. */
export function NextPosts({ slots, language, closed }: NextPostsProps) {
  const text = useText('autopilot');
  const [all, setAll] = useState(false);
  const shown = all ? slots : slots.slice(0, FEW);
  return (
    <section className={classes['part']}>
      <h3 className={classes['title']}>{text('next')}</h3>
      {slots.length === 0 && <p className={classes['none']}>{text('nextNone')}</p>}
      <SlotRows>
        {shown.map((slot) => (
          <SlotRow key={slot.at + (slot.id ?? '')} slot={slot} language={language}>
            {!closed && slot.id !== null && <SlotActions slot={{ ...slot, id: slot.id }} />}
          </SlotRow>
        ))}
      </SlotRows>
      {slots.length > FEW && (
        <p className={classes['more']}>
          <Button kind="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text('showFewer') : text('showAll', { count: slots.length })}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The two small buttons of a coming post. */
function SlotActions({ slot }: { slot: Slot & { id: string } }) {
  const text = useText('autopilot');
  const language = useLanguage();
  const { swap, skip, takeUp, busy } = useSlotActs(slot);
  const moment = formatDate(new Date(slot.at), 'moment', language, slot.wallClock.timeZone);
  const named = { title: slot.content?.title ?? text('empty'), moment };
  if (slot.state === 'skipped')
    return (
      <Button size="small" busy={busy} aria-label={text('takeUpNamed', named)} onClick={takeUp}>
        {text('takeUp')}
      </Button>
    );
  if (slot.content === null) return null;
  return (
    <>
      <Button size="small" busy={busy} aria-label={text('swapNamed', named)} onClick={swap}>
        {text('swap')}
      </Button>
      <Button size="small" kind="quiet" disabled={busy} aria-label={text('skipNamed', named)} onClick={skip}>
        {text('skip')}
      </Button>
    </>
  );
}
