import { isMarked } from '@yardsign/domain/sharing/delivery';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useState } from 'react';
import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { useUndoable } from '../../../../ui/feedback/use-undoable.ts';
import { useConnect } from '../../api.ts';
import { type PostChange, type PostMove, repeated, usePostChange, usePostMove } from '../../post-change-api.ts';
import { type Post, mendOf, needsConnection } from '../../model.ts';
import { ChangeWords } from './change-words.tsx';
import { EarlierPosts } from './earlier-posts.tsx';
import classes from './post-actions.module.css';
import { KeepText, MendLink, PostAnew, retryWord } from './mend-links.tsx';
import { useUndo } from '../../undo-api.ts';
import { useUndoSeconds } from '../use-undo-seconds.ts';
import { useTargetWords } from '../use-target-words.ts';
import { useImpersonatedName } from '../use-impersonated-name.ts';
import { type Opened, PostDialogs } from './post-dialogs.tsx';

interface PostActionsProps {
  post: Post;
  /** The post on whose page it stands, where that is not its own. */
  page?: string;
  small?: boolean;
}

/** Everything that can be done with a post now; what cannot is not offered. Whoever impersonates the member can do nothing with it. */
export function PostActions({ post, page = post.id, small = false }: PostActionsProps) {
  const text = useText('sharing');
  const impersonatedName = useImpersonatedName();
  const undoable = useUndoSeconds([post]) > 0;
  if (impersonatedName === null)
    return undoable ? <UndoPost post={post} small={small} /> : <OwnPostActions post={post} page={page} small={small} />;
  return small ? null : <p>{text('impersonatedPost', { name: impersonatedName })}</p>;
}

/** In the seconds before it leaves there is one thing to do with a post. */
function UndoPost({ post, small }: { post: Post; small: boolean }) {
  const text = useText('sharing');
  const common = useText('common');
  const { undo, busy } = useUndo([post], () => showToast({ message: text('undoneHere') }));
  return (
    <div className={classes['buttons']}>
      <Button kind={small ? 'secondary' : 'primary'} size={small ? 'small' : 'medium'} busy={busy} onClick={undo}>
        {common('undo')}
      </Button>
    </div>
  );
}

/** The one action that mends a post, for a row or a dialog; nothing where there is nothing to mend. */
export function MendPost({ post }: { post: Post }) {
  const impersonatedName = useImpersonatedName();
  const mend = mendOf(post);
  if (mend === null || impersonatedName !== null) return null;
  if (mend === 'connections' || mend === 'anew' || mend === 'words') return <MendLink post={post} mend={mend} />;
  return <OwnPostActions post={post} page={post.id} small only />;
}

function OwnPostActions({ post, page, small, only = false }: Required<PostActionsProps> & { only?: boolean }) {
  const text = useText('sharing');
  const errorText = useErrorText();
  const change = usePostChange(post.id, page);
  const { connect, leaving, error: connectError } = useConnect();
  const [opened, setOpened] = useState<Opened>(null);
  /** What was refused because the piece is on the target already, with what is said once it is done all the same. */
  const [repeat, setRepeat] = useState<{ change: PostChange; message: string } | null>(null);
  const close = () => setOpened(null);
  const network = networkName(post.network);
  const size = small ? ('small' as const) : ('medium' as const);
  const retry = retryWord(post);
  const error = change.error ?? connectError;

  function run(what: PostChange, message: string) {
    change.mutate(what, {
      onSuccess: () => showToast({ message }),
      onError(refusal) {
        const next = hasCode(refusal, 'posted_already') ? repeated(what) : null;
        if (next !== null) setRepeat({ change: next, message });
      },
      onSettled: close,
    });
  }

  /** The time that it has, while it can still be put back to it. */
  const kept = (): PostMove | null =>
    post.wallClock !== null && scheduleInstant(post.wallClock, serverNow()).ok
      ? { reschedule: { kind: 'at', ...post.wallClock } }
      : null;
  const { act, takeBack } = useUndoable<PostMove>({
    change: usePostMove(post.id),
    said: () => text('cancelled'),
    inverse: kept,
  });

  /** What can be undone is not asked about: a post whose time is still to come gets it back. */
  const cancel = () => (kept() === null ? setOpened('cancel') : act('cancel'));

  return (
    <div className={classes['actions']}>
      {error && opened === null && repeat === null && (
        <Banner kind="failure" announce>
          {errorText(error)}
        </Banner>
      )}
      <div className={classes['buttons']}>
        {needsConnection(post) && (
          <Button
            kind={small ? 'secondary' : 'primary'}
            size={size}
            busy={leaving}
            busyText={text('opening', { network })}
            onClick={() => connect({ network: post.network, redirect: `/posts/${page}` })}
          >
            {text('reconnectNetwork', { network })}
          </Button>
        )}
        <KeepText post={post} small={small} onKeep={() => run('keepText', text('textKept'))} />
        {post.can.retry && (
          <Button kind={small ? 'secondary' : 'primary'} size={size} onClick={() => setOpened('retry')}>
            {text(retry)}
          </Button>
        )}
        {!only && <SettlePost post={post} size={size} run={run} open={setOpened} />}
        {post.can.checkAgain && !needsConnection(post) && (
          <Button size={size} busy={change.isPending} onClick={() => run('check', text('checking', { network }))}>
            {text('checkAgain')}
          </Button>
        )}
        {!only && post.can.reschedule && <MovePost post={post} size={size} open={setOpened} />}
        {!only && !small && <ChangeWords post={post} size={size} />}
        {!small && <PostAnew post={post} />}
        {!only && post.can.cancel && (
          <Button size={size} kind="quiet" onClick={cancel}>
            {text('cancelPost')}
          </Button>
        )}
      </div>
      <PostDialogs post={post} change={change} opened={opened} onClose={close} run={run} takeBack={takeBack} />
      <ConfirmDialog
        opened={repeat !== null}
        onClose={() => setRepeat(null)}
        danger={false}
        title={text('repeatAsk')}
        confirm={text('repeatPost')}
        onConfirm={() => {
          if (repeat) run(repeat.change, repeat.message);
          setRepeat(null);
        }}
      >
        <EarlierPosts error={change.error} />
      </ConfirmDialog>
    </div>
  );
}

interface SettlePostProps {
  post: Post;
  size: 'small' | 'medium';
  run: (what: PostChange, message: string) => void;
  open: (what: Opened) => void;
}

/** Where the network lets no app look, the member says what they see. */
function SettlePost({ post, size, run, open }: SettlePostProps) {
  const text = useText('sharing');
  const words = useTargetWords()(post.target.kind);
  if (!post.can.settle) return null;
  return (
    <>
      <Button size={size} onClick={() => run('there', text('seenThereDone', words))}>
        {text('seenThere', words)}
      </Button>
      <Button size={size} onClick={() => open('absent')}>
        {text('seenAbsent')}
      </Button>
    </>
  );
}

/** Another time, or now. */
function MovePost({ post, size, open }: Omit<SettlePostProps, 'run'>) {
  const text = useText('sharing');
  return (
    <>
      {post.state !== 'cancelled' && (
        <Button size={size} onClick={() => open('time')}>
          {text('reschedule')}
        </Button>
      )}
      {post.state === 'scheduled' && post.wallClock !== null && !isMarked(post) && (
        <Button size={size} onClick={() => open('now')}>
          {text('sendNow')}
        </Button>
      )}
    </>
  );
}
