import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AdminTabs } from '../../admin/components/admin-tabs.tsx';
import { AddPictureDialog } from '../components/pictures/add-picture-dialog.tsx';
import { PictureCard } from '../components/pictures/picture-card.tsx';
import { PictureList } from '../components/pictures/picture-list.tsx';
import classes from './studio-page.module.css';

/** The pictures that texts of the library can show. */
export function PicturesPage() {
  const text = useText('pictures');
  const titles = useText('titles');
  const [adding, setAdding] = useState(false);
  const add = (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {text('addTitle')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={titles('studioPictures')}
        lead={text('lead')}
        action={
          <div className={classes['actions']}>
            <LinkButton to="/admin/studio">{text('toTexts')}</LinkButton>
            {add}
          </div>
        }
      />
      <div className={classes['page']}>
        <AdminTabs />
        <PictureList
          empty={
            <EmptyState drawing="empty" title={text('none')}>
              {text('noneText')}
            </EmptyState>
          }
        >
          {(picture) => <PictureCard picture={picture} />}
        </PictureList>
      </div>
      {adding && (
        <AddPictureDialog
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            showToast({ message: text('added') });
          }}
        />
      )}
    </>
  );
}
