import { LINE_FIELDS } from '@yardsign/domain/profile/lines';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import layout from '../components/profile-form.module.css';
import { GroundField } from '../parts/ground-field.tsx';
import { LinePicker } from '../parts/line-picker.tsx';
import { LogoNote } from '../parts/logo-note.tsx';
import { PartSwitch } from '../parts/part-field.tsx';
import { PartPage } from '../parts/part-page.tsx';
import { GuidePreview } from '../previews/guide-preview.tsx';

/** What the front page of a guide shows of the brand. */
export function GuidesPage() {
  const text = useText('parts');
  return (
    <PartPage feature="guides" lead={text('guidesLead')} preview={GuidePreview}>
      {(form, brand) => (
        <>
          <Card title={text('frontPage')}>
            <div className={layout['stack']}>
              <PartSwitch
                form={form}
                field="front_customization"
                label={text('front_customization')}
                help={text('frontHelp')}
              />
              <GroundField form={form} field="bgcolor" label={text('bgcolor')} profileColor={brand.primaryColor} />
            </div>
          </Card>
          <Card title={text('lines')}>
            <div className={layout['stack']}>
              {LINE_FIELDS.map((field, index) => (
                <LinePicker key={field} form={form} field={field} number={index + 1} sized />
              ))}
            </div>
          </Card>
          <Card title={text('logosAndMarks')}>
            <div className={layout['stack']}>
              <PartSwitch form={form} field="showlogo" label={text('showlogo')} />
              <LogoNote brand={brand} />
              <PartSwitch form={form} field="ehlogo" label={text('ehlogo')} />
              <PartSwitch form={form} field="eh_lenderlogo" label={text('eh_lenderlogo')} help={text('lenderHelp')} />
              <PartSwitch form={form} field="realtorlogo" label={text('realtorlogo')} help={text('realtorHelp')} />
            </div>
          </Card>
        </>
      )}
    </PartPage>
  );
}
