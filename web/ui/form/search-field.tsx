import { IconSearch, IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter; lists that search while one types leave it out. */
  onSubmit?: (value: string) => void;
  /** The cursor is here when the dialog around it opens. */
  first?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search box. The key `/` focuses the first one on the page. */
export function SearchField({ label, value, onChange, onSubmit, first = false, ref }: SearchFieldProps) {
  const text = useText('common');
  return (
    <form
      role="search"
      className={classes['field']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value);
      }}
    >
      <IconSearch className={classes['icon']} size={19} stroke={1.5} aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        className={classes['input']}
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        data-search-field
        {...(first && { 'data-autofocus': true })}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button type="button" className={classes['clear']} aria-label={text('clear')} onClick={() => onChange('')}>
          <IconX size={17} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
