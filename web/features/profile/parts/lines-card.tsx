import { LINE_FIELDS } from '@yardsign/domain/profile/lines';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import layout from '../components/profile-form.module.css';
import { LinePicker } from './line-picker.tsx';
import type { PartForm } from './use-part-form.ts';

/** The member's lines, from the top. @param sized whether each may have a font size of its own. */
export function LinesCard({ form, sized = false }: { form: PartForm; sized?: boolean }) {
  const text = useText('parts');
  return (
    <Card title={text('lines')}>
      <div className={layout['stack']}>
        {LINE_FIELDS.map((field, index) => (
          <LinePicker key={field} form={form} field={field} number={index + 1} sized={sized} />
        ))}
      </div>
    </Card>
  );
}
