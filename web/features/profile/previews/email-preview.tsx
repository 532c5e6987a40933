import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import { sourceOf } from '../parts/part-model.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import classes from './email-preview.module.css';
import { inkOn } from './ink-on.ts';
import { EmailOffers } from './email-offers.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLogo } from './preview-logo.tsx';
import { wornColor, wornLines } from './worn-lines.ts';

const HEADER = '1';
const LOGO_FOOTER = '2';
const LOGO_SIDEBAR = '3';
const GUIDES_FOOTER = '1';
const GUIDES_SIDEBAR = '2';

/** An e-mail of articles with these settings. */
export function EmailPreview({ brand: ofMember, form }: { brand: Brand; form: PartForm }) {
  const text = useText('parts');
  // Its own words are in the language of the page, and so are the member's.
  const brand = textsIn(ofMember, useLanguage());
  const { values } = form;
  const color = wornColor(values['color_background'], brand.primaryColor);
  const ground = values['header_scheme'] === '0' ? '#FFFFFF' : color;
  const isOn = (field: string) => values[field] === '1';
  const logosAt = (place: string, on: string) => (
    <>
      {values['logo_pos'] === place && <PreviewLogo logo={brand.logo} logoDark={brand.logoDark} ground={on} />}
      {values['secondary_logo_pos'] === place && (
        <PreviewLogo logo={brand.secondaryLogo} logoDark={brand.secondaryLogoDark} ground={on} />
      )}
    </>
  );
  const format = values['content_format'];
  return (
    <PreviewFrame label={text('anEmail')}>
      <div className={classes['mail']}>
        {isOn('show_header') && (
          <div
            className={classes['header']}
            style={{ background: ground, color: ground === color ? inkOn(color) : color, borderColor: color }}
          >
            {logosAt(HEADER, ground)}
            <div className={classes['lines']}>
              {wornLines(values, sourceOf(brand)).map(({ field, text: line }, index) => (
                <p key={field} data-first={index === 0 || undefined}>
                  {line}
                </p>
              ))}
            </div>
          </div>
        )}
        <div className={classes['body']} data-sidebar={isOn('show_sidebar') || undefined}>
          <div className={classes['content']}>
            <p className={classes['title']}>{values['headertext'] || text('mailTitle')}</p>
            {isOn('show_subtitle') && (
              <p className={classes['soft']}>{values['subtitletext'] || text('mailSubtitle')}</p>
            )}
            {format !== '2' && (
              <>
                <p className={classes['headline']} style={{ borderColor: color }}>
                  {text('articleTitle')}
                </p>
                {format !== '1' && <p>{text('articleExcerpt')}</p>}
                {format === '3' && <p>{text('articleMore')}</p>}
              </>
            )}
          </div>
          {isOn('show_sidebar') && (
            <div className={classes['sidebar']}>
              {brand.photo && <img className={classes['photo']} src={brand.photo.url} alt="" />}
              {logosAt(LOGO_SIDEBAR, '#F3F1EA')}
              <EmailOffers values={values} place={GUIDES_SIDEBAR} />
            </div>
          )}
        </div>
        {isOn('show_footer') && (
          <div className={classes['footer']} style={{ background: color, color: inkOn(color) }}>
            {logosAt(LOGO_FOOTER, color)}
            <EmailOffers values={values} place={GUIDES_FOOTER} />
            <p>{[brand.fullName, brand.company, brand.phone].filter(Boolean).join(' · ')}</p>
            {brand.compliance !== '' && <p>{brand.compliance}</p>}
          </div>
        )}
      </div>
    </PreviewFrame>
  );
}
