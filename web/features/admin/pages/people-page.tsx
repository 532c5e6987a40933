import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { personQuery } from '../api.ts';
import { AdminTabs } from '../components/admin-tabs.tsx';
import { InstallationCard } from '../components/installation-card.tsx';
import { PeopleFilters } from '../components/people-filters.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { useStaff } from '../components/use-staff.ts';
import { type PeopleFilters as Filters, countFilters, peopleSearch } from '../model.ts';
import classes from './people-page.module.css';

/** Where staff find people. The filters live in the address: it can be shared, and Back undoes them. */
export function PeoplePage() {
  const text = useText('admin');
  const titles = useText('titles');
  const navigate = useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  const filters = usePageSearch(peopleSearch);
  const staff = useStaff();

  const change = useCallback(
    (part: Partial<Filters>) => {
      // The search follows the typing: whoever has chosen a person meanwhile is not called back.
      if (router.latestLocation.pathname !== '/admin') return;
      const search = peopleSearch.link({ ...filters, ...part });
      void navigate({ to: '/admin', search, replace: part.query !== undefined, resetScroll: false });
    },
    [filters, navigate, router],
  );
  const clear = () => void navigate({ to: '/admin', resetScroll: false });
  const team = filters.team === '' ? undefined : queryClient.getQueryData(personQuery(filters.team).queryKey)?.name;

  return (
    <>
      <PageHeader title={titles('admin')} lead={text('lead')} />
      <div className={classes['page']}>
        <AdminTabs />
        {!staff.admin && <Banner kind="info">{text('readOnly')}</Banner>}
        <div>
          <PeopleFilters filters={filters} teamName={team} onChange={change} onClear={clear} />
          <PeopleList filters={filters} narrowed={filters.query !== '' || countFilters(filters) > 0} onClear={clear} />
        </div>
      </div>
      <div className={classes['installation']}>
        <InstallationCard />
      </div>
    </>
  );
}
