import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type DraftStore, type ToolDraft, useRemoveDraft } from './draft-store.ts';
import classes from './drafts.module.css';

interface DraftsCardProps<Typed> {
  store: DraftStore<Typed>;
  /** The draft in the form; null for a new one. */
  openId: string | null;
  /** @param draft null for an empty form. */
  onOpen: (draft: ToolDraft<Typed> | null) => void;
  onRemoved: (id: string) => void;
  /** Empty where the member has not typed what it is called by. */
  nameOf: (typed: Typed) => string;
  /** Said where nothing is kept. */
  none: string;
  /** What is gone with a draft, and what stays. */
  removeText: string;
  /** Where a draft has a name of its own. */
  onRename?: (draft: ToolDraft<Typed>) => void;
}

/** The drafts that a member has kept, each to go on with. */
export function DraftsCard<Typed>(props: DraftsCardProps<Typed>) {
  const { store, openId, onOpen, none, onRename } = props;
  const text = useText('tools');
  const format = useFormat();
  const drafts = useQuery(store.query);
  const [asked, setAsked] = useState<ToolDraft<Typed> | null>(null);
  const nameOf = ({ typed }: ToolDraft<Typed>) => props.nameOf(typed).trim() || text('draftNoName');
  return (
    <Card
      title={text('drafts')}
      aside={
        <Button
          size="small"
          kind="quiet"
          icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => onOpen(null)}
        >
          {text('draftNew')}
        </Button>
      }
    >
      <Loaded query={drafts} waiting={<LinesSkeleton lines={3} />} place="list" failed={text('draftsFailed')}>
        {(kept) =>
          kept.length === 0 ? (
            <p className={classes['soft']}>{none}</p>
          ) : (
            <ul className={classes['drafts']}>
              {kept.map((draft) => (
                <li key={draft.id}>
                  <button
                    type="button"
                    className={classes['draft']}
                    aria-label={text('draftOpen', { name: nameOf(draft), date: format.date(draft.updatedAt) })}
                    aria-current={draft.id === openId || undefined}
                    onClick={() => onOpen(draft)}
                  >
                    <span>{nameOf(draft)}</span>
                    <span className={classes['soft']}>{format.date(draft.updatedAt)}</span>
                  </button>
                  {onRename && (
                    <IconButton
                      label={text('draftRenameOf', { name: nameOf(draft) })}
                      icon={<IconPencil size={18} stroke={1.5} aria-hidden="true" />}
                      onClick={() => onRename(draft)}
                    />
                  )}
                  <IconButton
                    label={text('draftRemove', { name: nameOf(draft) })}
                    icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
                    onClick={() => setAsked(draft)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked && <RemoveDialog {...props} draft={asked} name={nameOf(asked)} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface RemoveDialogProps<Typed> extends Pick<DraftsCardProps<Typed>, 'store' | 'onRemoved' | 'removeText'> {
  draft: ToolDraft<Typed>;
  name: string;
  onClose: () => void;
}

function RemoveDialog<Typed>({ store, draft, name, removeText, onRemoved, onClose }: RemoveDialogProps<Typed>) {
  const text = useText('tools');
  const errorText = useErrorText();
  const remove = useRemoveDraft(store);
  const removeIt = () =>
    remove.mutate(draft.id, {
      onSuccess: () => {
        onRemoved(draft.id);
        onClose();
      },
      onError: (error) => {
        onClose();
        showToast({ kind: 'failure', message: errorText(error) });
      },
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={text('draftRemoveTitle', { name })}
      confirm={text('draftDelete')}
      onConfirm={removeIt}
      busy={remove.isPending}
    >
      {removeText}
    </ConfirmDialog>
  );
}
