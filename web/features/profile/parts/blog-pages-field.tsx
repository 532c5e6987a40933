import { HOME_PARTS, readBlogPages, switchBlogPage } from '@yardsign/domain/profile/blog-pages';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import layout from '../components/profile-form.module.css';
import { HOME_PART_NAMES } from '../previews/home-part-names.ts';
import classes from './logo-note.module.css';
import { useHelp } from './part-field.tsx';
import type { PartForm } from './use-part-form.ts';

const FIELD = 'enabled_pages';

/** The parts of the public home page, each to be switched. The flags of other pages are kept as they are. */
export function BlogPagesField({ form }: { form: PartForm }) {
  const text = useText('parts');
  const { locked, help } = useHelp(form, FIELD);
  const stored = form.values[FIELD] ?? '';
  const on = readBlogPages(stored);
  return (
    <div className={layout['stack']} role="group" aria-label={text('enabledPages')} data-field={FIELD}>
      {HOME_PARTS.map((page) => (
        <CheckboxField
          key={page}
          label={text(HOME_PART_NAMES[page])}
          checked={on.includes(page)}
          disabled={locked}
          onChange={(checked) => form.set(FIELD, switchBlogPage(stored, page, checked))}
        />
      ))}
      <p className={classes['note']}>{help ?? text('homeHelp')}</p>
    </div>
  );
}
