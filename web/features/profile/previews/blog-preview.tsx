import { readBlogPages } from '@yardsign/domain/profile/blog-pages';
import { shownConsent } from '@yardsign/domain/profile/consent';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Brand } from '../brand-query.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import classes from './blog-preview.module.css';
import { inkOn } from './ink-on.ts';
import { BLOG_PAGE_NAMES } from './blog-page-names.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLogo } from './preview-logo.tsx';

const CONSENTS = { en: 'privacy_policy', es: 'privacy_policysp' } as const;

/** The head of the public blog, and what a visitor agrees to. */
export function BlogPreview({ brand, form }: { brand: Brand; form: PartForm }) {
  const text = useText('parts');
  const language = useLanguage();
  const { values } = form;
  const color = brand.primaryColor;
  const consent = shownConsent(language, (values[CONSENTS[language]] ?? '').trim(), brand.firstName);
  return (
    <PreviewFrame label={text('aBlog')}>
      <div className={classes['blog']}>
        <div className={classes['head']}>
          <PreviewLogo logo={brand.logo} logoDark={brand.logoDark} ground="#FFFFFF" />
          <p className={classes['name']}>{brand.fullName}</p>
        </div>
        <p className={classes['pages']} style={{ background: color, color: inkOn(color) }}>
          {readBlogPages(values['enabled_pages'] ?? '').map((page) => (
            <span key={page}>{text(BLOG_PAGE_NAMES[page])}</span>
          ))}
        </p>
        <div className={classes['article']}>
          <p className={classes['title']}>{text('articleTitle')}</p>
          <p>{text('articleExcerpt')}</p>
        </div>
        {values['lead_capture'] === 'on' && (
          <div className={classes['lead']}>
            <p className={classes['name']}>{text('leadTitle')}</p>
            <p className={classes['input']}>{text('emailAddress')}</p>
            <p className={classes['send']} style={{ background: color, color: inkOn(color) }}>
              {text('leadSend')}
            </p>
            <p className={classes['small']}>{consent}</p>
          </div>
        )}
      </div>
    </PreviewFrame>
  );
}
