import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useQueries } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { AnchorButton, Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { postQuery } from '../../api.ts';
import { type Post, looksOf } from '../../model.ts';
import { MendPost } from '../posts/post-actions.tsx';
import { PostExplanation } from '../posts/post-explanation.tsx';
import { PostStateBadge } from '../posts/post-state-badge.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { useUndo } from '../../undo-api.ts';
import { useUndoSeconds } from '../use-undo-seconds.ts';
import { PostTime } from '../posts/post-time.tsx';
import classes from './share-outcome.module.css';

function Outcome({ post }: { post: Post }) {
  const text = useText('sharing');
  const composing = useText('composer');
  // What is counted down says where the post stands.
  const seconds = useUndoSeconds([post]);
  return (
    <li className={classes['outcome']}>
      <div className={classes['head']}>
        <span className={classes['target']}>{post.target.name}</span>
        {seconds === 0 && <PostStateBadge state={post.state} label={looksOf(post).label} />}
      </div>
      {post.wallClock !== null && <PostTime post={post} />}
      <PostExplanation post={post} />
      <div className={classes['actions']}>
        {post.remote && (
          <AnchorButton href={post.remote.url} newTab size="small">
            {text('seeLive', { network: networkName(post.network) })}
          </AnchorButton>
        )}
        <MendPost post={post} />
        <LinkButton to="/posts/$postId" params={{ postId: post.id }} kind="quiet" size="small">
          {composing('seePost')}
        </LinkButton>
      </div>
    </li>
  );
}

/** One title for all pages: good news only when it is true of each. */
function titleOf(posts: readonly Post[]) {
  if (posts.every((post) => post.state === 'published')) return 'state_published';
  if (posts.every((post) => post.reason === 'awaiting_approval')) return 'askedTitle';
  if (posts.every((post) => post.state === 'scheduled' && post.wallClock !== null)) return 'scheduledTitle';
  const moving = posts.every(({ state }) => state === 'scheduled' || state === 'sending' || state === 'published');
  if (moving) return 'sentTitle';
  const settling = posts.every(({ state }) => state === 'unconfirmed' || state === 'sending' || state === 'published');
  return settling ? 'state_unconfirmed' : 'state_needs_attention';
}

/** Whether all of it still waits for its hour. What the team was asked about has been told to them, and is withdrawn on its own page. */
function isWaiting(posts: readonly Post[]): boolean {
  return posts.every(
    ({ state, reason, wallClock, can }) =>
      state === 'scheduled' && reason !== 'awaiting_approval' && wallClock !== null && can.cancel,
  );
}

interface ShareOutcomeProps {
  /** As they were when the share was taken. */
  posts: readonly Post[];
  opened: boolean;
  onClose: () => void;
  /** All of it was taken back. */
  onUndone: () => void;
}

/** What became of a share, page by page, as it happens. Closing it changes nothing: the posts go on. */
export function ShareOutcome({ posts: first, opened, onClose, onUndone }: ShareOutcomeProps) {
  const text = useText('sharing');
  const common = useText('common');
  const posts = useQueries({
    queries: first.map((post) => postQuery(post.id)),
    combine: (answers) => answers.flatMap(({ data }, index) => data?.post ?? first[index] ?? []),
  });
  const seconds = useUndoSeconds(posts);
  const { undo, busy } = useUndo(posts, () => {
    showToast({ message: text('undone') });
    onUndone();
  });

  /** Whoever closes this at once can still change their mind. */
  function close(): void {
    onClose();
    if (seconds > 0)
      showToast({ kind: 'info', message: text('goingOutSoon', { seconds }), undo, duration: seconds * 1000 });
  }

  return (
    <Dialog
      opened={opened}
      onClose={close}
      brief
      title={text(seconds > 0 ? 'goingOutTitle' : titleOf(posts))}
      footer={
        <>
          {(seconds > 0 || isWaiting(posts)) && (
            <Button onClick={undo} busy={busy}>
              {common('undo')}
            </Button>
          )}
          {posts.some((post) => post.wallClock !== null) && (
            <LinkButton to="/content-calendar">{text('seeCalendar')}</LinkButton>
          )}
          <Button kind="primary" onClick={close}>
            {text('done')}
          </Button>
        </>
      }
    >
      <ul className={classes['list']} aria-live="polite">
        {posts.map((post) => (
          <Outcome key={post.id} post={post} />
        ))}
      </ul>
    </Dialog>
  );
}
