import { SHELF_PATHS, typesOn } from '@yardsign/domain/content/shelves';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ContentList } from '../components/list/content-list.tsx';
import { LibraryFilters } from '../components/list/library-filters.tsx';
import { TypeTabs } from '../components/list/type-tabs.tsx';
import { WantedDayNotice } from '../components/list/wanted-day-notice.tsx';
import { useLibraryFilters } from '../components/list/use-library-filters.ts';

const TYPES = typesOn('shareable');

/** Everything that can be shared, already in the member's brand. */
export function LibraryPage() {
  const text = useText('content');
  const { filters, searchFor, change, clear } = useLibraryFilters(SHELF_PATHS.shareable, TYPES);
  return (
    <>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        action={<LinkButton to="/shareable-content/my-pictures">{text('myPictures')}</LinkButton>}
      />
      <WantedDayNotice />
      <TypeTabs path={SHELF_PATHS.shareable} filters={filters} searchFor={searchFor} />
      <LibraryFilters filters={filters} onChange={change} />
      <ContentList filters={filters} onClear={clear} />
    </>
  );
}
