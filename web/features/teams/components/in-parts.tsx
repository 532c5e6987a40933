import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { LoadMore } from '../../../ui/navigation/load-more.tsx';
import { foundBy } from '../model.ts';
import classes from './people.module.css';

/** So many people are looked through without a search, and shown at once. */
const PART = 25;

interface InPartsProps<Person> {
  people: readonly Person[];
  /** What somebody is found by. */
  wordsOf: (person: Person) => string;
  /** Of the search. */
  label: string;
  children: (shown: readonly Person[]) => ReactNode;
}

/** People of a large team: as many as one looks through, with more when they are asked for, and a search. A small team is shown whole. */
export function InParts<Person>({ people, wordsOf, label, children }: InPartsProps<Person>) {
  const text = useText('teams');
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(PART);
  if (people.length <= PART && query === '') return children(people);
  const found = foundBy(people, wordsOf, query);
  const shown = found.slice(0, most);
  return (
    <>
      <div className={classes['search']}>
        <SearchField
          label={label}
          value={query}
          onChange={(typed) => {
            setQuery(typed);
            setMost(PART);
          }}
        />
      </div>
      {shown.length > 0 && children(shown)}
      {shown.length === 0 && (
        <p className={classes['quiet']} role="status">
          {text('nobodyFound')}
        </p>
      )}
      {shown.length > 0 && (
        <LoadMore
          shown={shown.length}
          total={found.length}
          hasMore={shown.length < found.length}
          busy={false}
          onMore={() => setMost(most + PART)}
        />
      )}
    </>
  );
}
