import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../ui/navigation/load-more.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { peopleQuery } from '../api.ts';
import type { PeopleFilters, PersonLine } from '../model.ts';
import classes from './people-list.module.css';
import { PersonBadge } from './person-badge.tsx';
import { useAdminWords } from './use-admin-words.ts';

/** The server counts this far. */
const COUNTED_TO = 1000;
const SKELETON_ROWS = 8;

function PersonRow({ person }: { person: PersonLine }) {
  const text = useText('admin');
  const words = useAdminWords();
  const format = useFormat();
  const kind = [
    ...(person.level > 1 ? [words.level(person.level)] : []),
    ...(person.type ? [words.type(person.type)] : []),
  ];
  return (
    <tr>
      <td className={classes['first']}>
        <div className={classes['who']}>
          <Avatar name={person.name} src={person.photoUrl} size={40} />
          <span className={classes['names']}>
            <Link to="/admin/people/$id" params={{ id: person.id }} className={classes['name']}>
              {person.name}
            </Link>
            <span className={classes['quiet']}>{person.email}</span>
            <span className={classes['quiet']}>{person.username}</span>
          </span>
        </div>
      </td>
      <td>
        <PersonBadge person={person} />
      </td>
      <td data-label={text('type')} data-empty={kind.length === 0 || undefined}>
        {kind.length === 0 ? '–' : kind.join(', ')}
      </td>
      <td data-label={text('plan')} data-empty={person.plan === null || undefined}>
        {person.plan === null ? '–' : words.feature(person.plan)}
      </td>
      <td data-label={text('team')} data-empty={person.team === null || undefined}>
        {person.team === null ? '–' : person.team.name}
      </td>
      <td data-label={text('lastSignIn')}>
        {person.lastSignInAt === null ? (
          text('never')
        ) : (
          <time dateTime={person.lastSignInAt} title={format.date(person.lastSignInAt, 'moment')}>
            {format.ago(person.lastSignInAt)}
          </time>
        )}
      </td>
    </tr>
  );
}

interface PeopleListProps {
  filters: PeopleFilters;
  narrowed: boolean;
  onClear: () => void;
}

/** The people that the filters leave: a table, on a phone a card each. */
export function PeopleList({ filters, narrowed, onClear }: PeopleListProps) {
  const text = useText('admin');
  const common = useText('common');
  const format = useFormat();
  const errorText = useErrorText();
  const list = useInfiniteQuery(peopleQuery(filters));

  if (list.data === undefined && list.isError) {
    return (
      <EmptyState
        drawing="error"
        title={text('peopleFailed')}
        action={<Button onClick={() => void list.refetch()}>{common('retry')}</Button>}
      >
        {errorText(list.error)}
      </EmptyState>
    );
  }
  if (list.data === undefined) return <ListSkeleton rows={SKELETON_ROWS} />;
  const people = list.data.pages.flatMap((page) => page.items);
  const total = list.data.pages[0]?.total ?? 0;
  const count =
    total > COUNTED_TO ? text('foundMany', { most: format.number(COUNTED_TO) }) : text('found', { count: total });
  return (
    <section aria-label={text('tabPeople')} aria-busy={list.isFetching}>
      <p className={classes['count']} role="status">
        {list.isPlaceholderData || people.length === 0 ? ' ' : count}
      </p>
      {people.length === 0 ? (
        <EmptyState
          drawing="search"
          title={text('nobody')}
          {...(narrowed && { action: <Button onClick={onClear}>{text('clearFilters')}</Button> })}
        >
          {text('nobodyHelp')}
        </EmptyState>
      ) : (
        <table className={classes['people']} data-old={list.isPlaceholderData || undefined}>
          <thead>
            <tr>
              {(['person', 'status', 'type', 'plan', 'team', 'lastSignIn'] as const).map((column) => (
                <th key={column} scope="col">
                  {text(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </tbody>
        </table>
      )}
      {list.isFetchNextPageError && (
        <Banner kind="failure" announce>
          {text('moreFailed')}
        </Banner>
      )}
      <LoadMore
        shown={people.length}
        total={null}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </section>
  );
}
