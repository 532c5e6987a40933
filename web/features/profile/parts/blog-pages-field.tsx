import { BLOG_PAGES, readBlogPages, switchBlogPage } from '@yardsign/domain/profile/blog-pages';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import layout from '../components/profile-form.module.css';
import { BLOG_PAGE_NAMES } from '../previews/blog-page-names.ts';
import { useHelp } from './part-field.tsx';
import type { PartForm } from './use-part-form.ts';

const FIELD = 'enabled_pages';

/** The pages of the public blog, each to be switched. */
export function BlogPagesField({ form }: { form: PartForm }) {
  const text = useText('parts');
  const { locked, help } = useHelp(form, FIELD);
  const stored = form.values[FIELD] ?? '';
  const on = readBlogPages(stored);
  return (
    <div className={layout['stack']} role="group" aria-label={text('enabledPages')} data-field={FIELD}>
      {BLOG_PAGES.map((page) => (
        <CheckboxField
          key={page}
          label={text(BLOG_PAGE_NAMES[page])}
          checked={on.includes(page)}
          disabled={locked}
          onChange={(checked) => form.set(FIELD, switchBlogPage(stored, page, checked))}
        />
      ))}
      {help !== undefined && <p>{help}</p>}
    </div>
  );
}
