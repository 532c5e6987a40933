import { COUNTED_TO } from '@yardsign/domain/counted-to';
import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FoundTable } from '../../../ui/layout/found-table.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { peopleQuery } from '../api.ts';
import type { PeopleFilters, PersonLine } from '../model.ts';
import classes from './people-list.module.css';
import { PersonBadge } from './person-badge.tsx';
import { useAdminWords } from './use-admin-words.ts';

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
      <td>
        <div className={classes['who']}>
          <Avatar name={person.name} src={person.photoUrl} size={40} />
          <span className={classes['names']}>
            <Link to="/admin/people/$id" params={{ id: person.id }}>
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
      <td data-whole data-label={text('type')} data-empty={kind.length === 0 || undefined}>
        {kind.length === 0 ? '–' : kind.join(', ')}
      </td>
      <td data-whole data-label={text('plan')} data-empty={person.plan === null || undefined}>
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

/** The people that the filters leave. */
export function PeopleList({ filters, narrowed, onClear }: PeopleListProps) {
  const text = useText('admin');
  const format = useFormat();
  return (
    <FoundTable
      list={useInfiniteQuery(peopleQuery(filters))}
      label={text('tabPeople')}
      columns={(['person', 'status', 'type', 'plan', 'team', 'lastSignIn'] as const).map((column) => text(column))}
      said={{
        count: (total) =>
          total > COUNTED_TO.people
            ? text('foundMany', { most: format.number(COUNTED_TO.people) })
            : text('found', { count: total }),
        nothing: text('nobody'),
        nothingHelp: text('nobodyHelp'),
        clear: text('clearFilters'),
        failed: text('peopleFailed'),
        moreFailed: text('moreFailed'),
      }}
      onClear={narrowed ? onClear : undefined}
    >
      {(person) => <PersonRow key={person.id} person={person} />}
    </FoundTable>
  );
}
