import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pageRows } from '@yardsign/domain/access/pages';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminTabs } from '../../admin/components/admin-tabs.tsx';
import { type Usage, usageQuery } from '../api.ts';
import { actsOf, SPANS, usageSearch } from '../model.ts';
import classes from './usage-page.module.css';

const TITLES = new Map(pageRows.map(({ path, title }) => [path as string, title]));

function Pages({ pages }: Pick<Usage, 'pages'>) {
  const titles = useText('titles');
  const format = useFormat();
  return (
    <ul className={classes['rows']}>
      {pages.map(({ page, times }) => {
        const title = TITLES.get(page);
        return (
          <li key={page} className={classes['row']}>
            <span className={classes['what']}>
              {title !== undefined && <span>{titles(title)}</span>}
              <span className={classes['path']} translate="no">
                {page}
              </span>
            </span>
            <span className={classes['times']}>{format.number(times)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Acts({ usage }: { usage: Usage }) {
  const text = useText('usage');
  const format = useFormat();
  const acts = actsOf(usage);
  if (acts.length === 0) return <p className={classes['note']}>{text('noActs')}</p>;
  return (
    <ul className={classes['rows']}>
      {acts.map(({ action, times }) => (
        <li key={action} className={classes['row']}>
          <span className={classes['what']}>{text(`did_${action}`)}</span>
          <span className={classes['times']}>{format.number(times)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What members do, counted for all of them together. */
export function UsagePage() {
  const text = useText('usage');
  const titles = useText('titles');
  const format = useFormat();
  const navigate = useNavigate();
  const { days } = usePageSearch(usageSearch);
  const query = useQuery(usageQuery(days));
  return (
    <>
      <PageHeader title={titles('adminUsage')} lead={text('lead')} />
      <div className={classes['page']}>
        <AdminTabs />
        <div className={classes['filter']}>
          <NativeSelect
            label={text('span')}
            value={String(days)}
            onChange={(value) =>
              void navigate({ to: '/admin/usage', search: usageSearch.link({ days: Number(value) }) })
            }
            choices={SPANS.map((span) => ({ value: String(span), label: text('lastDays', { count: span }) }))}
          />
        </div>
        <Loaded query={query} waiting={<ListSkeleton />} place="list" failed={text('failed')}>
          {(usage) =>
            usage.events.length === 0 ? (
              <EmptyState drawing="empty" title={text('nothing')}>
                {text('nothingText')}
              </EmptyState>
            ) : (
              <>
                <div className={classes['cards']}>
                  <Card title={text('pages')}>
                    <Pages pages={usage.pages} />
                  </Card>
                  <Card title={text('acts')}>
                    <Acts usage={usage} />
                  </Card>
                </div>
                <p className={classes['note']}>{text('since', { date: format.day(usage.since) })}</p>
              </>
            )
          }
        </Loaded>
      </div>
    </>
  );
}
