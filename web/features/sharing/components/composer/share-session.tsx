import { useQueries } from '@tanstack/react-query';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { postQuery } from '../../api.ts';
import { ComposerForm } from './composer-form.tsx';
import { ComposerSkeleton } from './composer-skeleton.tsx';
import { type DraftPlace, type SentShare, keepDraft, keepSent } from './drafts/draft-store.ts';
import { DraftQuestion } from './drafts/draft-question.tsx';
import { DraftStatus } from './drafts/draft-status.tsx';
import type { ShareDialogProps } from '../../composer-model.ts';
import { ShareOutcome } from './share-outcome.tsx';
import { sharedKind } from '../../target-model.ts';
import classes from './share-session.module.css';
import { type Composer, useComposer } from './use-composer.ts';

const IMPERSONATED_ID = 'share-impersonated';
/** What is posted before it is known: the cover of an article, a square drawing, an upright film. */
const RATIOS = { link: 1200 / 630, picture: 1, video: 9 / 16 } as const;

/** Beside the main button: why it cannot be pressed. Elsewhere the state of the draft stands there. */
function Impersonated({ name }: { name: string }) {
  const text = useText('sharing');
  return (
    <p id={IMPERSONATED_ID} className={classes['viewed']}>
      {text('impersonatedPost', { name })}
    </p>
  );
}

/** Says where it goes: a post on the wrong page cannot be taken back. */
function PostNow({ composer: { targets } }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const [first, ...others] = targets;
  if (first === undefined) return composing('composeNow');
  if (others.length === 0) return composing('postNowTo', { target: first.name });
  const kind = sharedKind(targets.map((target) => target.kind));
  return composing('postNowTo', { target: text(`${kind}_count`, { count: targets.length }) });
}

/** The main button: to send, or first to connect. Closed to somebody who impersonates the member. */
function MainButton({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const impersonated = composer.impersonatedName !== null;
  const described = impersonated && { 'aria-describedby': IMPERSONATED_ID };
  const { draft, piece, connections, toConnect, leaving, waiting } = composer;
  const later = draft.mode !== 'now';
  if (!waiting && toConnect !== null) {
    const network = { network: networkName(toConnect.slug) };
    const fresh = toConnect.state === 'not_connected';
    return (
      <Button
        kind="primary"
        onClick={() => composer.connect(toConnect)}
        disabled={impersonated}
        busy={leaving.leaving}
        busyText={text('opening', network)}
        {...described}
      >
        {text(fresh ? 'connectNetwork' : 'reconnectNetwork', network)}
      </Button>
    );
  }
  return (
    <Button
      kind="primary"
      type="submit"
      form={composer.form.id}
      busy={composer.form.busy}
      busyText={later ? text('scheduling') : composing('posting')}
      disabled={
        impersonated ||
        waiting ||
        piece.data?.facts.sample !== false ||
        !composer.isReady ||
        connections.data === undefined
      }
      {...described}
    >
      {draft.mode === 'now' && <PostNow composer={composer} />}
      {draft.mode === 'queue' && text('composeQueue')}
      {draft.mode === 'schedule' && composing('composeLater')}
    </Button>
  );
}

/** One opening of the composer: first the form, then what became of it. */
export function ShareSession({ opened, onClose, onRestart, ...opening }: ShareDialogProps & { onRestart: () => void }) {
  const text = useText('composer');
  const common = useText('common');
  const composer = useComposer({ ...opening, opened });
  const { impersonatedName } = composer;
  const posts = composer.share.data;
  const title = composer.piece.data?.translations[composer.draft.language].title;

  if (posts) {
    const restart = () => {
      composer.drafting.takenBack();
      onRestart();
    };
    return <ShareOutcome posts={posts} opened={opened} onClose={onClose} onUndone={restart} />;
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
          {impersonatedName !== null && <Impersonated name={impersonatedName} />}
          <div className={classes['aside']}>
            <DraftStatus state={composer.drafting.saveState} />
            <Button onClick={onClose} disabled={composer.share.isPending}>
              {common(composer.drafting.saveState === 'none' ? 'cancel' : 'close')}
            </Button>
          </div>
          <MainButton composer={composer} />
        </>
      }
    >
      <Form form={composer.form} className="" saysFailure>
        <DraftQuestion drafting={composer.drafting} />
        {composer.drafting.beginning.kind === 'asks' ? null : composer.waiting ? (
          <ComposerSkeleton ratio={RATIOS[composer.postedAs]} />
        ) : (
          <ComposerForm composer={composer} />
        )}
      </Form>
    </Dialog>
  );
}

interface ResumedShareProps {
  place: DraftPlace;
  sent: SentShare;
  onClose: () => void;
}

/** What became of a share, on a page that was loaded again while it could be taken back. Nothing is shown when it cannot be read. */
export function ResumedShare({ place, sent, onClose }: ResumedShareProps) {
  const posts = useQueries({
    queries: sent.postIds.map(postQuery),
    combine: (answers) => answers.flatMap(({ data }) => data?.post ?? []),
  });
  if (posts.length < sent.postIds.length) return null;

  function close(): void {
    keepSent(place, null);
    onClose();
  }

  function takenBack(): void {
    keepDraft(place, { at: serverNow().toISOString(), body: sent.body });
    close();
  }

  return <ShareOutcome posts={posts} opened onClose={close} onUndone={takenBack} />;
}
