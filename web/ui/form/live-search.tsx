import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from './search-field.tsx';

const TYPING_PAUSE_MS = 250;

interface LiveSearchProps {
  label: string;
  /** What the list is searched for, as the address says. */
  value: string;
  onSearch: (value: string) => void;
  /** The cursor is here when the dialog around it opens. */
  first?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search box whose list follows the typing, a quarter of a second behind. Spaces around the words are left out. */
export function LiveSearch({ label, value, onSearch, first = false, ref }: LiveSearchProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);

  // The address changed by itself (Back, a link): the field follows.
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }

  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = window.setTimeout(() => search(typed.trim()), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, value]);

  return (
    <SearchField
      label={label}
      value={typed}
      onChange={setTyped}
      onSubmit={(entered) => onSearch(entered.trim())}
      first={first}
      {...(ref && { ref })}
    />
  );
}
