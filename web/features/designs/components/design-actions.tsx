import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useRemovePiece } from '../../content/components/own/own-api.ts';
import { useBeginDesign } from '../api.ts';
import classes from './designs.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface DesignActionsProps {
  id: string;
  title: string;
  /** Sends what is not saved yet, where the graphic is open. */
  settle?: () => Promise<boolean>;
}

/** Makes another one of a graphic, or deletes it. */
export function DesignActions({ id, title, settle }: DesignActionsProps) {
  const text = useText('designs');
  const content = useText('content');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const begin = useBeginDesign();
  const remove = useRemovePiece();
  const [asking, setAsking] = useState(false);
  const [isSettling, setSettling] = useState(false);
  const failed = (error: Error) => showToast({ kind: 'failure', message: errorText(error) });

  async function isSaved() {
    setSettling(true);
    const isDone = (await settle?.()) ?? true;
    setSettling(false);
    return isDone;
  }

  async function duplicate() {
    if (!(await isSaved())) return showToast({ kind: 'failure', message: text('notSaved') });
    return begin.mutate(
      { from: id, title },
      { onSuccess: () => showToast({ message: text('duplicated') }), onError: failed },
    );
  }

  function removeIt() {
    const leave = () => {
      showToast({ message: content('deleted') });
      setAsking(false);
      return navigate({ to: '/graphic-builder' });
    };
    const onError = (error: Error) => {
      setAsking(false);
      failed(error);
    };
    remove.mutate({ contentId: id, leave }, { onError });
  }

  return (
    <div className={classes['uses']}>
      <Button
        size="small"
        icon={<IconCopy {...ICON} />}
        aria-label={`${text('duplicate')}: ${title}`}
        busy={isSettling || begin.isPending}
        onClick={() => void duplicate()}
      >
        {text('duplicate')}
      </Button>
      <Button
        size="small"
        kind="quiet"
        icon={<IconTrash {...ICON} />}
        aria-label={`${content('delete')}: ${title}`}
        onClick={() => setAsking(true)}
      >
        {content('delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={content('deleteTitle', { title })}
        confirm={content('delete')}
        onConfirm={removeIt}
        busy={remove.isPending}
      >
        {content('deleteText')}
      </ConfirmDialog>
    </div>
  );
}
