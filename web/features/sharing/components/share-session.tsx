import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { canPost } from '../connection-model.ts';
import { ComposerForm } from './composer-form.tsx';
import { focusProblem } from './focus-problem.ts';
import type { ShareDialogProps } from './share-dialog.tsx';
import { ShareOutcome } from './share-outcome.tsx';
import { type Composer, useComposer } from './use-composer.ts';

const FORM_ID = 'share-form';

function SendButton({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const { draft, share, proof, connection } = composer;
  const later = draft.mode === 'schedule';
  return (
    <Button
      kind="primary"
      type="submit"
      form={FORM_ID}
      busy={share.isPending}
      busyText={text(later ? 'scheduling' : 'posting')}
      disabled={proof.data === undefined || !canPost(connection)}
    >
      {text(later ? 'composeLater' : 'composeNow')}
    </Button>
  );
}

/** One opening of the composer: first the form, then what became of it. */
export function ShareSession({ opened, onClose, ...opening }: ShareDialogProps) {
  const text = useText('sharing');
  const common = useText('common');
  const composer = useComposer(opening);
  const posts = composer.share.data;
  const title = composer.piece.data?.translations[composer.draft.language].title;

  if (posts) {
    const later = posts[0]?.wallClock !== null;
    return (
      <Dialog
        opened={opened}
        onClose={onClose}
        title={text(later ? 'scheduledTitle' : 'sentTitle')}
        footer={
          <>
            {later && <LinkButton to="/content-calendar">{text('seeCalendar')}</LinkButton>}
            <Button kind="primary" onClick={onClose}>
              {text('done')}
            </Button>
          </>
        }
      >
        <ShareOutcome posts={posts} />
      </Dialog>
    );
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="large"
      dismissable={!composer.share.isPending}
      title={title === undefined ? text('composeTitlePlain') : text('composeTitle', { title })}
      footer={
        <>
          <Button onClick={onClose} disabled={composer.share.isPending}>
            {common('cancel')}
          </Button>
          <SendButton composer={composer} />
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void composer.submit().then((problems) => focusProblem(form, problems));
        }}
      >
        <ComposerForm composer={composer} />
      </form>
    </Dialog>
  );
}
