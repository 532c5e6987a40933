import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { TakeStore, WholeTake } from '../../../lib/recording/take-store.ts';
import { titleOf } from '../../../lib/recording/take.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PartError } from '../../uploads/run-upload.ts';
import { fileNameOf, MOST_LETTERS, titleToSend } from '../model.ts';
import type { TakeKeeping } from './use-keep-take.ts';
import type { Takes } from './use-takes.ts';
import classes from './review.module.css';

interface KeepTakeProps {
  take: WholeTake;
  takes: Takes;
  store: TakeStore;
  keeping: TakeKeeping;
}

/** The title of a take, and what becomes of it: kept as a recording, or saved on the device. */
export function KeepTake({ take, takes, store, keeping }: KeepTakeProps) {
  const text = useText('recorder');
  const errorText = useErrorText();
  const [title, setTitle] = useState(() => titleOf(take));
  const { state, keep, pause, resume, cancel } = keeping;
  const onItsWay = 'share' in state ? state : state.phase === 'keeping' ? { phase: state.phase, share: 1 } : null;
  const named = () => titleToSend(title) || titleToSend(take.scriptTitle);

  function remember(): void {
    if (title.trim() !== take.name) takes.rename.mutate({ take, name: title.trim() });
  }

  async function save(): Promise<void> {
    await store.read(take).then(
      (file) => saveFile(file, fileNameOf({ title: named() })),
      () => showToast({ kind: 'failure', message: text('takeGone') }),
    );
  }

  function why(error: unknown): string {
    if (error instanceof ApiError) return errorText(error);
    if (error instanceof PartError) return text(error.status === 0 ? 'lineBroke' : 'partRefused');
    return text('keepFailed');
  }

  return (
    <section className={classes['keep']}>
      <TextField
        label={text('takeTitle')}
        help={text('takeTitleHelp')}
        value={title}
        maxLength={MOST_LETTERS}
        disabled={onItsWay !== null}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onBlur={remember}
      />
      <div role="status">
        {onItsWay && <ProgressBar label={text(`keep_${onItsWay.phase}`)} share={onItsWay.share} />}
      </div>
      {state.phase === 'broken' && (
        <Banner kind="failure" title={text('notKept')} announce>
          {why(state.error)} {text('takeStays')}
        </Banner>
      )}
      <div className={classes['acts']}>
        {state.phase === 'ready' && (
          <Button kind="primary" wide onClick={() => keep(take, named())}>
            {text('keepTake')}
          </Button>
        )}
        {state.phase === 'sending' && (
          <Button wide onClick={pause}>
            {text('pauseSending')}
          </Button>
        )}
        {(state.phase === 'paused' || state.phase === 'broken') && (
          <Button kind="primary" wide onClick={() => resume(take, named())}>
            {text('resumeSending')}
          </Button>
        )}
        {(state.phase === 'sending' || state.phase === 'paused' || state.phase === 'broken') && (
          <Button wide onClick={cancel}>
            {text('cancelSending')}
          </Button>
        )}
        <Button wide disabled={state.phase === 'keeping'} onClick={() => void save()}>
          {text('saveFile')}
        </Button>
      </div>
    </section>
  );
}
