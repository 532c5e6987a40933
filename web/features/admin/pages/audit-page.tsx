import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../lib/api/client.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { AnchorButton, Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { auditQuery } from '../api.ts';
import { type AuditFilters as Filters, auditQueryOf, auditSearch } from '../audit-model.ts';
import { AdminTabs } from '../components/admin-tabs.tsx';
import { AuditFilters } from '../components/audit-filters.tsx';
import { ChainCheck } from '../components/chain-check.tsx';
import { EntryList } from '../components/entry-list.tsx';
import { useStaff } from '../components/use-staff.ts';
import { setFilters } from '../model.ts';
import classes from './people-page.module.css';

interface EntriesProps {
  filters: Filters;
  onClear: () => void;
}

function NoEntries({ filters, onClear }: EntriesProps) {
  const text = useText('admin');
  const narrowed = Object.keys(setFilters(filters)).length > 0;
  return (
    <div role="status">
      <EmptyState
        drawing="search"
        title={text('auditEmpty')}
        {...(narrowed && { action: <Button onClick={onClear}>{text('clearFilters')}</Button> })}
      >
        {text('auditEmptyText')}
      </EmptyState>
    </div>
  );
}

function Entries(props: EntriesProps) {
  const text = useText('admin');
  const list = useInfiniteQuery(auditQuery(props.filters, useTimeZone()));
  return (
    <Loaded query={list} waiting={<ListSkeleton />} place="list" failed={text('auditFailed')}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.items);
        if (entries.length === 0) return <NoEntries {...props} />;
        return (
          <section aria-label={text('entries')} aria-busy={list.isFetching}>
            <EntryList entries={entries} />
            <MorePages list={list} shown={entries.length} />
          </section>
        );
      }}
    </Loaded>
  );
}

/** The audit log: the act, the actor, the account and the reason. The filters live in the address. */
export function AuditPage() {
  const text = useText('admin');
  const titles = useText('titles');
  const navigate = useNavigate();
  const zone = useTimeZone();
  const staff = useStaff();
  const filters = usePageSearch(auditSearch);
  const show = (wanted: Partial<Filters>) =>
    void navigate({ to: '/admin/audit', search: auditSearch.link(wanted), resetScroll: false });
  const clear = () => show({});
  return (
    <>
      <PageHeader
        title={titles('adminAudit')}
        lead={text('auditLead')}
        action={
          staff.admin && (
            <AnchorButton
              href={api.admin.exportAudit.url({ query: auditQueryOf(filters, zone) })}
              download
              icon={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
            >
              {text('export')}
            </AnchorButton>
          )
        }
      />
      <div className={classes['page']}>
        <AdminTabs />
        <ChainCheck />
        <div>
          <AuditFilters filters={filters} onChange={(part) => show({ ...filters, ...part })} onClear={clear} />
          <Entries filters={filters} onClear={clear} />
        </div>
      </div>
    </>
  );
}
