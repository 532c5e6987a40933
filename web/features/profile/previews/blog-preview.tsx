import { readBlogPages } from '@yardsign/domain/profile/blog-pages';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { shownConsent } from '@yardsign/domain/profile/consent';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import classes from './blog-preview.module.css';
import { inkOn } from './ink-on.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLogo } from './preview-logo.tsx';

const CONSENTS = { en: 'privacy_policy', es: 'privacy_policysp' } as const;

/** Who the page is from, as its head and its card say it. */
function Who({ brand, small = false }: { brand: Brand; small?: boolean }) {
  return (
    <div className={classes['who']} data-small={small || undefined}>
      {brand.photo && <img className={classes['photo']} src={brand.photo.url} alt="" />}
      <div>
        <p className={classes['name']}>{brand.fullName}</p>
        <p className={classes['small']}>{[brand.jobTitle, brand.designations].filter(Boolean).join(', ')}</p>
        <p className={classes['small']}>{brand.company}</p>
      </div>
    </div>
  );
}

/** The public home page from its head to what a visitor agrees to, in the order and with the words that visitors meet. */
export function BlogPreview({ brand: worn, form }: { brand: Brand; form: PartForm }) {
  const text = useText('parts');
  const language = useLanguage();
  const { values } = form;
  const brand = { ...worn, ...textsIn(worn, language) };
  const { primaryColor: color, firstName: name } = brand;
  const consent = shownConsent(language, (values[CONSENTS[language]] ?? '').trim(), name);
  const parts = readBlogPages(values['enabled_pages'] ?? '');
  return (
    <PreviewFrame label={text('aBlog')}>
      <div className={classes['blog']} style={{ borderColor: color }}>
        <div className={classes['head']}>
          <Who brand={brand} />
          <PreviewLogo logo={brand.logo} logoDark={brand.logoDark} ground="#FFFFFF" />
        </div>
        <div className={classes['body']}>
          <p className={classes['title']}>{name === '' ? text('homeTitleOfNobody') : text('homeTitle', { name })}</p>
          {parts.includes('about') && brand.bio !== '' && <p>{brand.bio}</p>}
          {parts.includes('articles') && (
            <div className={classes['article']}>
              <span className={classes['cover']} style={{ background: color }} />
              <div>
                <p className={classes['name']}>{text('articleTitle')}</p>
                <p className={classes['small']}>{text('articleExcerpt')}</p>
              </div>
            </div>
          )}
          {parts.includes('contact') && (
            <div className={classes['card']}>
              <p className={classes['small']}>{text('contactOf', { name: brand.fullName })}</p>
              <Who brand={brand} small />
            </div>
          )}
          {values['lead_capture'] === 'on' && (
            <div className={classes['card']}>
              <p className={classes['name']}>{name === '' ? text('leadTitleOfNobody') : text('leadTitle', { name })}</p>
              <p className={classes['input']}>{text('emailAddress')}</p>
              <p className={classes['small']}>{consent}</p>
              <p className={classes['send']} style={{ background: color, color: inkOn(color) }}>
                {text('leadSend')}
              </p>
            </div>
          )}
        </div>
      </div>
    </PreviewFrame>
  );
}
