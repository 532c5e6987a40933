import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { draftsQuery, useDeleteDraft, useRestoreDraft } from '../../sharing/api.ts';
import { DraftRow } from '../../sharing/components/posts/draft-row.tsx';
import { PostRows } from '../../sharing/components/posts/post-row.tsx';
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
  const errorText = useErrorText();
  const list = useInfiniteQuery(draftsQuery());
  const region = useRef<HTMLDivElement>(null);
  const remove = useDeleteDraft();
  const restore = useRestoreDraft();
  const failed = (error: Error) => showToast({ kind: 'failure', message: errorText(error) });

  function removeWithUndo(draft: SavedDraft) {
    remove.mutate(draft.content.id, {
      onSuccess: () => {
        showToast({ message: text('draftDeleted'), undo: () => restore.mutate(draft, { onError: failed }) });
        // The button that was pressed is gone with its row.
        region.current?.focus();
      },
      onError: failed,
    });
  }

  return (
    <Loaded query={list} waiting={<ListSkeleton />} place="part" failed={text('draftsFailed')}>
      {({ pages }) => {
        const drafts = pages.flatMap((page) => page.items);
        return (
          <div ref={region} tabIndex={-1} className={classes['list']} role="group" aria-label={text('viewDrafts')}>
            {drafts.length === 0 ? (
              <NoDrafts />
            ) : (
              <PostRows>
                {drafts.map((draft) => (
                  <DraftRow key={draft.content.id} draft={draft} onDelete={() => removeWithUndo(draft)} />
                ))}
              </PostRows>
            )}
            <MorePages list={list} shown={drafts.length} />
          </div>
        );
      }}
    </Loaded>
  );
}
