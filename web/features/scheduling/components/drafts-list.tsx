import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { useUndoable } from '../../../ui/feedback/use-undoable.ts';
import { type DraftPresence, draftsQuery, useDraftPresence } from '../../sharing/drafts-api.ts';
import { DraftRow } from '../../sharing/components/posts/draft-row.tsx';
import { PostRows } from '../../sharing/components/posts/post-row.tsx';
import type { SavedDraft } from '../../sharing/draft-model.ts';
import classes from './drafts-list.module.css';

function NoDrafts() {
  const text = useText('sharing');
  const own = useText('scheduling');
  return (
    <EmptyState
      drawing="empty"
      title={own('noneDrafts')}
      action={<LinkButton to="/shareable-content">{text('openLibrary')}</LinkButton>}
    >
      {own('noneDraftsText')}
    </EmptyState>
  );
}

/** What is begun and not posted, the one changed last first. */
export function DraftsList() {
  const own = useText('scheduling');
  const list = useInfiniteQuery(draftsQuery());
  const region = useRef<HTMLDivElement>(null);
  const { act } = useUndoable<DraftPresence>({
    change: useDraftPresence(),
    said: () => own('draftDeleted'),
    inverse: ({ draft }) => ({ draft, there: true }),
  });

  function remove(draft: SavedDraft) {
    act({ draft, there: false });
    // The button that was pressed is gone with its row.
    region.current?.focus();
  }

  return (
    <Loaded query={list} waiting={<ListSkeleton />} place="part" failed={own('draftsFailed')}>
      {({ pages }) => {
        const drafts = pages.flatMap((page) => page.items);
        return (
          <div ref={region} tabIndex={-1} className={classes['list']} role="group" aria-label={own('viewDrafts')}>
            {drafts.length === 0 ? (
              <NoDrafts />
            ) : (
              <PostRows>
                {drafts.map((draft) => (
                  <DraftRow key={draft.content.id} draft={draft} onDelete={() => remove(draft)} />
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
