import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { AnchorButton, Button, LinkButton } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminTabs } from '../../admin/components/admin-tabs.tsx';
import { ImportDialog } from '../components/import-dialog.tsx';
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
  const [opened, setOpened] = useState<'new' | 'import' | null>(null);
  const close = () => setOpened(null);
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
          <div className={classes['actions']}>
            <AnchorButton href={api.studio.exportLibrary.url()} download>
              {text('exportLibrary')}
            </AnchorButton>
            <LinkButton to="/admin/studio/pictures">{text('toPictures')}</LinkButton>
            <LinkButton to="/admin/studio/legal">{text('toLegal')}</LinkButton>
            <LinkButton to="/admin/studio/perks">{text('toPerks')}</LinkButton>
            <LinkButton to="/admin/studio/site">{text('toSite')}</LinkButton>
            <Button onClick={() => setOpened('import')}>{text('importPieces')}</Button>
            <Button kind="primary" onClick={() => setOpened('new')}>
              {text('newPiece')}
            </Button>
          </div>
        }
      />
      {opened === 'new' && <NewPieceDialog onClose={close} />}
      {opened === 'import' && <ImportDialog onClose={close} />}
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
