import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { Button } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminTabs } from '../../admin/components/admin-tabs.tsx';
import { NewPieceDialog } from '../components/new-piece-dialog.tsx';
import { PiecesFilters } from '../components/pieces-filters.tsx';
import { PiecesList } from '../components/pieces-list.tsx';
import { type StudioFilters, studioSearch } from '../model.ts';
import classes from './studio-page.module.css';

/** Every text of the library as the content team works on it. The filters live in the address. */
export function StudioPage() {
  const text = useText('studio');
  const titles = useText('titles');
  const navigate = useNavigate();
  const router = useRouter();
  const filters = usePageSearch(studioSearch);
  const [beginning, setBeginning] = useState(false);
  const change = useCallback(
    (part: Partial<StudioFilters>) => {
      // The search follows the typing: whoever has opened a piece meanwhile is not called back.
      if (router.latestLocation.pathname !== '/admin/studio') return;
      const search = studioSearch.link({ ...filters, ...part });
      void navigate({ to: '/admin/studio', search, replace: part.query !== undefined, resetScroll: false });
    },
    [filters, navigate, router],
  );
  const clear = () => void navigate({ to: '/admin/studio', resetScroll: false });
  return (
    <>
      <PageHeader
        title={titles('studio')}
        lead={text('lead')}
        action={
          <Button kind="primary" onClick={() => setBeginning(true)}>
            {text('newPiece')}
          </Button>
        }
      />
      {beginning && <NewPieceDialog onClose={() => setBeginning(false)} />}
      <div className={classes['page']}>
        <AdminTabs />
        <div>
          <PiecesFilters filters={filters} onChange={change} onClear={clear} />
          <PiecesList filters={filters} onClear={clear} />
        </div>
      </div>
    </>
  );
}
