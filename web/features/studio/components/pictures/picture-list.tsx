import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import { type Picture, picturesQuery } from '../../pictures-api.ts';
import classes from './picture-list.module.css';

interface PictureListProps {
  /** The cursor is in its search box as soon as there is one. */
  first?: boolean;
  /** Stands where there is no picture yet. */
  empty: ReactNode;
  children: (picture: Picture) => ReactNode;
}

/** The list comes later than the dialog around it, which has put the cursor on its first button by then. */
const takeCursor = (input: HTMLInputElement | null) => input?.focus();

/** The pictures of the content team, to be looked through. */
export function PictureList({ first = false, empty, children }: PictureListProps) {
  const text = useText('pictures');
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const list = useInfiniteQuery(picturesQuery(asked));
  const found = list.data?.pages.flatMap(({ items }) => items);
  if (list.isError && found === undefined)
    return <Failed error={list.error} onRetry={() => void list.refetch()} place="list" />;
  if (found === undefined) return <LinesSkeleton lines={6} />;
  if (found.length === 0 && asked === '') return empty;
  return (
    <div className={classes['list']}>
      <SearchField
        {...(first && { first, ref: takeCursor })}
        label={text('search')}
        value={words}
        onChange={(typed) => {
          setWords(typed);
          if (typed === '') setAsked('');
        }}
        onSubmit={(typed) => setAsked(typed.trim())}
      />
      <p role="status">{found.length === 0 ? text('noneFound') : text('found', { count: found.length })}</p>
      <ul className={classes['grid']}>
        {found.map((picture) => (
          <li key={picture.id}>{children(picture)}</li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text('more')}
        </Button>
      )}
    </div>
  );
}
