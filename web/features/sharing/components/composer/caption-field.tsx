import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { TextArea } from '../../../../ui/form/text-field.tsx';
import { captionMost } from '../../composer-model.ts';
import classes from './caption-field.module.css';
import type { Composer } from './use-composer.ts';

/** The words of the post, with what is left of their room. Each language keeps its own. */
export function CaptionField({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const { draft, change, caption, form, piece } = composer;
  const edited = draft.captions[draft.language] !== undefined;
  const used = caption.trim().length;
  const most = captionMost(composer.targets);
  const tooLong = used > most;

  function resetCaption() {
    const { [draft.language]: _edited, ...others } = draft.captions;
    change({ captions: others });
  }

  return (
    <div className={classes['caption']}>
      <TextArea
        {...form.text('caption')}
        label={text('captionLabel')}
        lang={draft.language}
        rows={5}
        disabled={piece.data === undefined && !edited}
        error={tooLong && text('captionTooLong', { most })}
      />
      <div className={classes['foot']}>
        <span className={classes['count']} data-over={tooLong || undefined} data-tabular>
          {text('captionCount', { used, most })}
        </span>
        {edited && (
          <Button kind="quiet" size="small" onClick={resetCaption}>
            {text('captionReset')}
          </Button>
        )}
      </div>
    </div>
  );
}
