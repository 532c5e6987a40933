import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { auditQuery } from '../../api.ts';
import { auditSearch } from '../../audit-model.ts';
import type { Person } from '../../model.ts';
import { EntryList } from '../entry-list.tsx';
import classes from './person-cards.module.css';

const SHOWN = 5;

/** The last things that were done to an account. */
export function HistoryCard({ person }: { person: Person }) {
  const text = useText('admin');
  const zone = useTimeZone();
  const list = useInfiniteQuery(
    auditQuery({ person: person.id, actor: '', action: '', from: '', until: '' }, zone, SHOWN),
  );
  return (
    <Card title={text('history')}>
      <Loaded query={list} waiting={<LinesSkeleton lines={3} />} place="part">
        {({ pages: [first] }) =>
          first === undefined || first.items.length === 0 ? (
            <p className={classes['quiet']}>{text('noHistory')}</p>
          ) : (
            <EntryList entries={first.items} brief />
          )
        }
      </Loaded>
      <p className={classes['buttons']}>
        <Link to="/admin/audit" search={auditSearch.link({ person: person.id })}>
          {text('historyAll')}
        </Link>
        <Link to="/admin/audit" search={auditSearch.link({ actor: person.id })}>
          {text('historyBy')}
        </Link>
      </p>
    </Card>
  );
}
