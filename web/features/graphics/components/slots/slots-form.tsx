import type { Slot } from '@yardsign/domain/content/slots';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { KeptNotice } from '../../../../ui/feedback/kept-notice.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { keepFieldsClear } from '../../../../ui/layout/clear-of-foot.ts';
import type { Piece } from '../../../content/model.ts';
import { missingFacts } from '../../slots-model.ts';
import { SlotField } from './slot-field.tsx';
import classes from './slots-form.module.css';
import type { Answers } from './use-answers.ts';

interface SlotsFormProps {
  piece: Piece;
  answers: Answers;
  /** What is missing was needed already: each field of it says so. */
  asks?: boolean;
}

/** The facts that a piece leaves to the member, each saved when its field is left, and what is still missing. */
export function SlotsForm({ piece, answers, asks = false }: SlotsFormProps) {
  const text = useText('graphics');
  const format = useFormat();
  const { form, slots, state, language, inLanguage, values } = answers;
  const missing = missingFacts(piece, language, serverNow());

  function errorOf({ key }: Slot): string | undefined {
    const fault = missing.find(({ slot }) => slot.key === key)?.fault;
    const isSaved = values[key] === (piece.answers[language][key] ?? '');
    if (form.shown[key] !== undefined || !isSaved) return form.shown[key];
    // Nobody sees in a date by itself that it is over.
    if (fault === 'past') return text('fault_past');
    return asks && fault === 'missing' ? text('fault_missing') : undefined;
  }

  return (
    <div onBlur={answers.save}>
      <Form form={form} className={classes['form']}>
        <KeptNotice kept={answers.kept} />
        <p ref={keepFieldsClear} className={classes['help']}>
          {missing.length === 0
            ? text('slotsReady')
            : text('slotsMissing', { facts: format.list(missing.map(({ slot }) => slot.label[inLanguage])) })}
        </p>
        {slots.map((slot) => (
          <SlotField key={slot.key} slot={slot} answers={answers} error={errorOf(slot)} />
        ))}
        <p className={classes['state']} role="status">
          {state !== null && text(state === 'saved' ? 'slotsSaved' : 'slotsSaving')}
        </p>
      </Form>
    </div>
  );
}
