import { Link } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { auditQuery } from '../api.ts';
import type { Person } from '../model.ts';
import { EntryList } from './entry-list.tsx';
import classes from './person-cards.module.css';

const SHOWN = 5;

/** The last things that were done to an account. */
export function HistoryCard({ person }: { person: Person }) {
  const text = useText('admin');
  const common = useText('common');
  const errorText = useErrorText();
  const zone = useTimeZone();
  const list = useInfiniteQuery(
    auditQuery({ person: person.id, actor: '', action: '', from: '', until: '' }, zone, SHOWN),
  );
  const entries = list.data?.pages[0]?.items;
  return (
    <Card title={text('history')}>
      {list.isPending && <LinesSkeleton lines={3} />}
      {entries === undefined && list.isError && (
        <Banner
          kind="failure"
          action={
            <Button size="small" onClick={() => void list.refetch()}>
              {common('retry')}
            </Button>
          }
        >
          {errorText(list.error)}
        </Banner>
      )}
      {entries?.length === 0 && <p className={classes['quiet']}>{text('noHistory')}</p>}
      {entries !== undefined && entries.length > 0 && <EntryList entries={entries} brief />}
      <p className={classes['buttons']}>
        <Link to="/admin/audit" search={{ person: person.id } as never}>
          {text('historyAll')}
        </Link>
        <Link to="/admin/audit" search={{ actor: person.id } as never}>
          {text('historyBy')}
        </Link>
      </p>
    </Card>
  );
}
