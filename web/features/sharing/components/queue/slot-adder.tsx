import { WEEKDAYS } from '@yardsign/domain/sharing/queue';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { weekdayName } from '../../queue-model.ts';
import type { Slot } from '../../queue-api.ts';
import classes from './queue-card.module.css';

interface SlotAdderProps {
  /** Whose times these are, for those who do not see what stands above. */
  name: string;
  taken: readonly Slot[];
  disabled: boolean;
  onAdd: (slot: Slot) => void;
}

/** One more time of the week. */
export function SlotAdder({ name, taken, disabled, onAdd }: SlotAdderProps) {
  const text = useText('sharing');
  const language = useLanguage();
  const [slot, setSlot] = useState<Slot>({ weekday: 1, time: '09:00' });
  const isThere = taken.some(({ weekday, time }) => weekday === slot.weekday && time === slot.time);
  const isWhole = /^\d{2}:\d{2}$/.test(slot.time);

  function add(event: FormEvent): void {
    event.preventDefault();
    if (!isThere && isWhole) onAdd(slot);
  }

  return (
    <form className={classes['adder']} aria-label={text('slotAddTo', { target: name })} onSubmit={add}>
      <NativeSelect
        label={text('slotDay')}
        choices={WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day, language) }))}
        value={String(slot.weekday)}
        disabled={disabled}
        onChange={(day) => setSlot({ ...slot, weekday: WEEKDAYS.find((each) => String(each) === day) ?? 1 })}
      />
      <TextField
        label={text('timeLabel')}
        type="time"
        value={slot.time}
        disabled={disabled}
        error={isThere ? text('slotThere') : undefined}
        onChange={(event) => setSlot({ ...slot, time: event.currentTarget.value.slice(0, 5) })}
      />
      <Button type="submit" disabled={disabled || isThere || !isWhole}>
        {text('slotAdd')}
      </Button>
    </form>
  );
}
