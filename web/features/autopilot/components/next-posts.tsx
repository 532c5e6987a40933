import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { Slot } from '../api.ts';
import classes from './next-posts.module.css';
import { SlotActions } from './slot-actions.tsx';
import { SlotRow, SlotRows } from './slot-row.tsx';

const FEW = 3;

interface NextPostsProps {
  slots: readonly Slot[];
  closed: boolean;
}

/** What a job posts next, each of which can be swapped or skipped. */
export function NextPosts({ slots, closed }: NextPostsProps) {
  const text = useText('autopilot');
  const [all, setAll] = useState(false);
  const shown = all ? slots : slots.slice(0, FEW);
  return (
    <section className={classes['part']}>
      <h3 className={classes['title']}>{text('next')}</h3>
      {slots.length === 0 && <p className={classes['none']}>{text('nextNone')}</p>}
      <SlotRows>
        {shown.map((slot) => (
          <SlotRow key={slot.at + (slot.id ?? '')} slot={slot}>
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
