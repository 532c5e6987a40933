import type { Slot } from '@yardsign/domain/content/slots';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { AmountField } from './amount-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { HoursField } from './hours-field.tsx';
import type { Answers } from './use-answers.ts';

/** What a browser asks for it with. */
const INPUTS = {
  date: { type: 'date' },
  money: { inputMode: 'decimal' },
  number: { inputMode: 'decimal' },
  rate: { inputMode: 'decimal' },
  line: { type: 'text' },
} as const;

interface SlotFieldProps {
  slot: Slot;
  answers: Answers;
  /** What is wrong with it. */
  error: string | undefined;
}

/** One fact of a piece, as its kind is typed. */
export function SlotField({ slot, answers, error }: SlotFieldProps) {
  const { form, inLanguage, language, values } = answers;
  const { key, kind } = slot;
  const value = values[key] ?? '';
  const frame = { label: slot.label[inLanguage], ...(slot.hint && { help: slot.hint[inLanguage] }) };
  const { onChange } = form.choice(key);
  if (kind === 'choice')
    return (
      <NativeSelect
        {...frame}
        choices={(slot.options ?? []).map((option, place) => ({
          value: String(place),
          // The stars mark what the drawing emphasizes.
          label: option[language].replaceAll('*', ''),
        }))}
        value={value}
        onChange={(next) => answers.choose(key, next)}
      />
    );
  if (kind === 'photo')
    return (
      <PhotoField
        label={frame.label}
        help={frame.help}
        value={value}
        onChange={(answer) => answers.choose(key, answer)}
      />
    );
  if (kind === 'hours')
    return (
      <HoursField label={frame.label} value={value} error={error} onChange={onChange} onLeave={() => form.leave(key)} />
    );
  const input = {
    ...frame,
    ...INPUTS[kind],
    optional: slot.optional === true,
    name: key,
    value,
    error,
    placeholder: slot.example[language],
    autoComplete: 'off',
  };
  const leave = () => form.leave(key);
  if (kind !== 'line' && kind !== 'date')
    return <AmountField {...input} slot={slot} onChange={onChange} onLeave={leave} />;
  return (
    <TextField
      {...input}
      {...(kind === 'line' && { lang: language })}
      onBlur={leave}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
