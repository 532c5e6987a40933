import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { ListSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { draftsQuery, useDeleteDraft } from '../../sharing/api.ts';
import { DraftRow } from '../../sharing/components/draft-row.tsx';
import { PostRows } from '../../sharing/components/post-row.tsx';
import type { SavedDraft } from '../../sharing/draft-model.ts';
import classes from './drafts-list.module.css';

function NoDrafts() {
  const text = useText('sharing');
  return (
    <EmptyState
      drawing="empty"
      title={text('noneDrafts')}
      action={<LinkButton to="/shareable-content">{text('openLibrary')}</LinkButton>}
    >
      {text('noneDraftsText')}
    </EmptyState>
  );
}

/** What is begun and not posted, the one changed last first. */
export function DraftsList() {
  const text = useText('sharing');
  const common = useText('common');
  const errorText = useErrorText();
  const list = useInfiniteQuery(draftsQuery());
  const region = useRef<HTMLDivElement>(null);
  const remove = useDeleteDraft();
  /** The draft that the question is about; its words stay while the window closes. */
  const [doomed, setDoomed] = useState<SavedDraft | null>(null);
  const [asking, setAsking] = useState(false);
  if (list.data === undefined && list.isError) {
    return (
      <Banner
        kind="failure"
        title={text('draftsFailed')}
        action={<Button onClick={() => void list.refetch()}>{common('retry')}</Button>}
      >
        {errorText(list.error)}
      </Banner>
    );
  }
  if (list.data === undefined) return <ListSkeleton />;
  const drafts = list.data.pages.flatMap((page) => page.items);

  function ask(draft: SavedDraft) {
    remove.reset();
    setDoomed(draft);
    setAsking(true);
  }

  function afterDeleting() {
    setAsking(false);
    showToast({ message: text('draftDeleted') });
    // The button that was pressed is gone with its row.
    region.current?.focus();
  }

  return (
    <div ref={region} tabIndex={-1} className={classes['list']} role="group" aria-label={text('viewDrafts')}>
      {drafts.length === 0 ? (
        <NoDrafts />
      ) : (
        <PostRows>
          {drafts.map((draft) => (
            <DraftRow key={draft.content.id} draft={draft} onDelete={() => ask(draft)} />
          ))}
        </PostRows>
      )}
      {list.isFetchNextPageError && <Banner kind="failure">{errorText(list.error)}</Banner>}
      <LoadMore
        shown={drafts.length}
        total={null}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={text('draftDeleteTitle')}
        confirm={text('draftDeleteConfirm')}
        dismiss={text('draftKeep')}
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed.content.id, { onSuccess: afterDeleting })}
      >
        <p>{text('draftDeleteText', { title: doomed?.content.title ?? '' })}</p>
        {remove.error && (
          <Banner kind="failure" announce>
            {errorText(remove.error)}
          </Banner>
        )}
      </ConfirmDialog>
    </div>
  );
}
