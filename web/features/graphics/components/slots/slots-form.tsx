import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { keepFieldsClear } from '../../../../ui/layout/clear-of-foot.ts';
import type { Piece } from '../../../content/model.ts';
import { missingFacts } from '../../slots-model.ts';
import { SlotField } from './slot-field.tsx';
import classes from './slots-form.module.css';
import type { Answers } from './use-answers.ts';

/** The facts that a piece leaves to the member, each saved when its field is left, and what is still missing. */
export function SlotsForm({ piece, answers }: { piece: Piece; answers: Answers }) {
  const text = useText('graphics');
  const format = useFormat();
  const { form, slots, state, language, inLanguage } = answers;
  const missing = missingFacts(piece, language, serverNow()).map(({ label }) => label[inLanguage]);
  return (
    <div onBlur={answers.save}>
      <Form form={form} className={classes['form']}>
        <p ref={keepFieldsClear} className={classes['help']}>
          {missing.length === 0 ? text('slotsReady') : text('slotsMissing', { facts: format.list(missing) })}
        </p>
        {slots.map((slot) => (
          <SlotField key={slot.key} slot={slot} answers={answers} />
        ))}
        <p className={classes['state']} role="status">
          {state !== null && text(state === 'saved' ? 'slotsSaved' : 'slotsSaving')}
        </p>
      </Form>
    </div>
  );
}
