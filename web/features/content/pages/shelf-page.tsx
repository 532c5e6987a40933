import { SHELF_PATHS, type Shelf, typesOn } from '@yardsign/domain/content/shelves';
import { kinds } from '@yardsign/domain/content/kinds';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ComingSessions } from '../../webinars/components/coming-sessions.tsx';
import { ContentList } from '../components/list/content-list.tsx';
import { LibraryFilters } from '../components/list/library-filters.tsx';
import { ReportArchive } from '../components/report/report-archive.tsx';
import { TypeTabs } from '../components/list/type-tabs.tsx';
import { useLibraryFilters } from '../components/list/use-library-filters.ts';
import classes from './shelf-page.module.css';

type ReadShelf = Exclude<Shelf, 'shareable'>;

/** The page of a list that is read and used rather than shared. */
function shelfPage(shelf: ReadShelf) {
  const path = SHELF_PATHS[shelf];
  const types = typesOn(shelf);
  const reports = types.find((type) => kinds[type].notice === 'report');
  const isHeld = types.some((type) => kinds[type].has?.includes('webinarTime'));
  return function ShelfPage() {
    const text = useText('content');
    const { filters, searchFor, change, clear } = useLibraryFilters(path, types);
    return (
      <>
        <PageHeader title={text(`shelf_${shelf}`)} lead={text(`shelf_${shelf}_lead`)} />
        {isHeld && <ComingSessions language={filters.language} />}
        <TypeTabs path={path} filters={filters} searchFor={searchFor} />
        <LibraryFilters filters={filters} onChange={change} />
        <ContentList filters={filters} onClear={clear} />
        {reports && (
          <div className={classes['archive']}>
            <ReportArchive type={reports} language={filters.language} />
          </div>
        )}
      </>
    );
  };
}

export const MarketPage = shelfPage('market');
export const ResourcesPage = shelfPage('resources');
export const ScriptsPage = shelfPage('scripts');
export const LearningPage = shelfPage('learning');
export const PlaybooksPage = shelfPage('playbooks');
export const ExpertGuidesPage = shelfPage('expert');
