import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import layout from '../components/profile-form.module.css';
import { FrontLogoFields } from '../parts/front-logo-fields.tsx';
import { GroundField } from '../parts/ground-field.tsx';
import { LinesCard } from '../parts/lines-card.tsx';
import { MarksCard } from '../parts/marks-card.tsx';
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
          <LinesCard form={form} sized />
          <MarksCard
            form={form}
            brand={brand}
            logoHelp={text('guideLogoHelp')}
            places={<FrontLogoFields form={form} brand={brand} />}
          />
        </>
      )}
    </PartPage>
  );
}
