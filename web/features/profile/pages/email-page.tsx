import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import layout from '../components/profile-form.module.css';
import { GroundField } from '../parts/ground-field.tsx';
import { LinesCard } from '../parts/lines-card.tsx';
import { PartChoice, PartSwitch, PartText } from '../parts/part-field.tsx';
import { PartPicture } from '../parts/part-picture.tsx';
import { PartPage } from '../parts/part-page.tsx';
import { EmailPreview } from '../previews/email-preview.tsx';

/** What e-mails show of the brand, and where. */
export function EmailPage() {
  const text = useText('parts');
  return (
    <PartPage feature="newsletter" lead={text('emailLead')} preview={EmailPreview}>
      {(form, brand) => (
        <>
          <Card title={text('header')}>
            <div className={layout['stack']}>
              <PartSwitch form={form} field="show_header" label={text('show_header')} />
              <GroundField
                form={form}
                field="color_background"
                label={text('color_background')}
                profileColor={brand.primaryColor}
              />
              <div className={layout['fields']}>
                <PartChoice form={form} field="header_scheme" label={text('header_scheme')} />
                <PartChoice form={form} field="logo_pos" label={text('logo_pos')} />
                <PartChoice form={form} field="secondary_logo_pos" label={text('secondary_logo_pos')} />
              </div>
              <PartText form={form} field="headertext" label={text('headertext')} />
              <PartSwitch form={form} field="show_subtitle" label={text('show_subtitle')} />
              <PartText form={form} field="subtitletext" label={text('subtitletext')} />
            </div>
          </Card>
          <LinesCard form={form} />
          <Card title={text('rest')}>
            <div className={layout['stack']}>
              <PartSwitch form={form} field="show_sidebar" label={text('show_sidebar')} />
              <PartSwitch form={form} field="show_footer" label={text('show_footer')} />
              <div className={layout['fields']}>
                <PartChoice form={form} field="content_format" label={text('content_format')} />
                <PartChoice form={form} field="language" label={text('mailLanguage')} />
                <PartChoice form={form} field="guides_location" label={text('guides_location')} />
                <PartChoice form={form} field="pplocation" label={text('pplocation')} />
              </div>
            </div>
          </Card>
          <Card title={text('mailPictures')}>
            <div className={layout['stack']}>
              <PartPicture
                form={form}
                field="buyerad"
                label={text('buyerad')}
                help={text('buyerHelp')}
                profileColor={brand.primaryColor}
              />
              <PartPicture
                form={form}
                field="sellerad"
                label={text('sellerad')}
                help={text('sellerHelp')}
                profileColor={brand.primaryColor}
              />
              <PartPicture
                form={form}
                field="ppbackground"
                label={text('ppbackground')}
                help={text('ppbackgroundHelp')}
                profileColor={brand.primaryColor}
              />
            </div>
          </Card>
        </>
      )}
    </PartPage>
  );
}
