import { IconChevronDown } from '@tabler/icons-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import classes from './library-filters.module.css';

interface CategorySelectProps {
  categories: readonly { slug: string; name: string; count: number }[];
  failed: boolean;
  /** Which there are is still asked. */
  waiting: boolean;
  value: string | null;
  onChange: (category: string | null) => void;
}

/** The system's own list: quickest on a phone, and nothing to load. */
export function CategorySelect({ categories, failed, waiting, value, onChange }: CategorySelectProps) {
  const text = useText('content');
  const known = value === null || categories.some((category) => category.slug === value);
  return (
    <span className={classes['select']} data-on={value !== null || undefined}>
      <select
        aria-label={text('category')}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      >
        <option value="">{text('allCategories')}</option>
        {!known && <option value={value}>{waiting ? '…' : text('unlistedCategory')}</option>}
        {failed && <option disabled>{text('categoriesFailed')}</option>}
        {categories.map((category) => (
          <option key={category.slug} value={category.slug}>
            {category.name} ({category.count})
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
    </span>
  );
}
