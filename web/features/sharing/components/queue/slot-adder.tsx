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

const isAmong = (slots: readonly Slot[], { weekday, time }: Slot) =>
  slots.some((slot) => slot.weekday === weekday && slot.time === time);

/** The first day from this one on that has not yet got this hour; the same slot where all of them have. */
function freeFrom(slot: Slot, taken: readonly Slot[]): Slot {
  const from = WEEKDAYS.indexOf(slot.weekday);
  const days = [...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, from)];
  return days.map((weekday) => ({ ...slot, weekday })).find((each) => !isAmong(taken, each)) ?? slot;
}

/** One more time of the week. Once it is added, the same hour of another day is ready to follow. */
export function SlotAdder({ name, taken, disabled, onAdd }: SlotAdderProps) {
  const text = useText('sharing');
  const language = useLanguage();
  const [slot, setSlot] = useState<Slot>(() => freeFrom({ weekday: 1, time: '09:00' }, taken));
  const isThere = isAmong(taken, slot);
  const isWhole = /^\d{2}:\d{2}$/.test(slot.time);

  function add(event: FormEvent): void {
    event.preventDefault();
    if (isThere || !isWhole) return;
    onAdd(slot);
    setSlot(freeFrom(slot, [...taken, slot]));
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
