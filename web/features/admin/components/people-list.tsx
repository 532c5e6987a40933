import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
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

interface FoundProps {
  people: readonly PersonLine[];
  total: number;
  /** Those of the filters before: the present ones are being looked for. */
  isOld: boolean;
  /** Where filters narrow the list. */
  onClear?: () => void;
}

function Found({ people, total, isOld, onClear }: FoundProps) {
  const text = useText('admin');
  const format = useFormat();
  const count =
    total > COUNTED_TO ? text('foundMany', { most: format.number(COUNTED_TO) }) : text('found', { count: total });
  return (
    <>
      <p className={classes['count']} role="status">
        {isOld || people.length === 0 ? '\u00A0' : count}
      </p>
      {people.length === 0 ? (
        <EmptyState
          drawing="search"
          title={text('nobody')}
          {...(onClear && { action: <Button onClick={onClear}>{text('clearFilters')}</Button> })}
        >
          {text('nobodyHelp')}
        </EmptyState>
      ) : (
        <table className={classes['people']} data-old={isOld || undefined}>
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
    </>
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
  const list = useInfiniteQuery(peopleQuery(filters));
  return (
    <Loaded query={list} waiting={<ListSkeleton rows={SKELETON_ROWS} />} place="list" failed={text('peopleFailed')}>
      {({ pages }) => (
        <section aria-label={text('tabPeople')} aria-busy={list.isFetching}>
          <Found
            people={pages.flatMap((page) => page.items)}
            total={pages[0]?.total ?? 0}
            isOld={list.isPlaceholderData}
            {...(narrowed && { onClear })}
          />
          <MorePages
            list={list}
            shown={pages.reduce((sum, page) => sum + page.items.length, 0)}
            failed={text('moreFailed')}
          />
        </section>
      )}
    </Loaded>
  );
}
