import { IconPlus, IconTrash } from '@tabler/icons-react';
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
import { type EquityDraft, equityDraftsQuery, useRemoveEquityDraft } from '../equity-drafts.ts';
import classes from './equity.module.css';

interface EquityDraftsCardProps {
  /** The draft in the form; null for a new one. */
  openId: string | null;
  onOpen: (draft: EquityDraft | null) => void;
}

/** The drafts that a member has kept, each to go on with. */
export function EquityDraftsCard({ openId, onOpen }: EquityDraftsCardProps) {
  const text = useText('tools');
  const errorText = useErrorText();
  const format = useFormat();
  const drafts = useQuery(equityDraftsQuery);
  const remove = useRemoveEquityDraft();
  const [asked, setAsked] = useState<EquityDraft | null>(null);
  const nameOf = ({ facts }: EquityDraft) => facts.owner.trim() || facts.address.trim() || text('draftNoName');

  function removeIt({ id }: EquityDraft) {
    remove.mutate(id, {
      onSuccess: () => {
        if (id === openId) onOpen(null);
        setAsked(null);
      },
      onError: (error) => {
        setAsked(null);
        showToast({ kind: 'failure', message: errorText(error) });
      },
    });
  }

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
            <p className={classes['soft']}>{text('draftsNone')}</p>
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
      {asked && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          title={text('draftRemoveTitle', { name: nameOf(asked) })}
          confirm={text('draftDelete')}
          onConfirm={() => removeIt(asked)}
          busy={remove.isPending}
        >
          {text('draftRemoveText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
