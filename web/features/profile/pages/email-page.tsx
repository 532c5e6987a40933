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
  const logoPlaces = [text('hide'), text('inHeader'), text('inFooter'), text('inSidebar')];
  const guidePlaces = [text('hide'), text('inFooter'), text('inSidebar')];
  const formats = [text('excerpts'), text('headlinesOnly'), text('hideAll'), text('fullPost')];
  const schemes = [text('whiteHeader'), text('coloredHeader')];
  const languages = [text('inEnglish'), text('inSpanish')];
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
                <PartChoice form={form} field="header_scheme" label={text('header_scheme')} names={schemes} />
                <PartChoice form={form} field="logo_pos" label={text('logo_pos')} names={logoPlaces} />
                <PartChoice
                  form={form}
                  field="secondary_logo_pos"
                  label={text('secondary_logo_pos')}
                  names={logoPlaces}
                />
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
                <PartChoice form={form} field="content_format" label={text('content_format')} names={formats} />
                <PartChoice form={form} field="language" label={text('mailLanguage')} names={languages} />
                <PartChoice form={form} field="guides_location" label={text('guides_location')} names={guidePlaces} />
                <PartChoice form={form} field="pplocation" label={text('pplocation')} names={guidePlaces} />
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
