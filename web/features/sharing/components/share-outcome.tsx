import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton, LinkButton } from '../../../ui/button.tsx';
import { postQuery } from '../api.ts';
import { NETWORK_NAMES, type Post } from '../model.ts';
import { PostExplanation } from './post-explanation.tsx';
import { PostStateBadge } from './post-state-badge.tsx';
import { PostTime } from './post-time.tsx';
import classes from './share-outcome.module.css';

function Outcome({ first }: { first: Post }) {
  const text = useText('sharing');
  const { data } = useQuery({ ...postQuery(first.id), placeholderData: { post: first, history: [] } });
  const post = data?.post ?? first;
  return (
    <li className={classes['outcome']}>
      <div className={classes['head']}>
        <span className={classes['page']}>{post.account.name}</span>
        <PostStateBadge state={post.state} />
      </div>
      {post.wallClock !== null && <PostTime post={post} />}
      <PostExplanation post={post} />
      <div className={classes['actions']}>
        {post.remote && (
          <AnchorButton href={post.remote.url} newTab size="small">
            {text('seeLive', { network: NETWORK_NAMES[post.network] })}
          </AnchorButton>
        )}
        <LinkButton to="/posts/$postId" params={{ postId: post.id }} kind="quiet" size="small">
          {text('seePost')}
        </LinkButton>
      </div>
    </li>
  );
}

/** What became of a share, page by page, as it happens. Closing it changes nothing: the posts go on. */
export function ShareOutcome({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className={classes['list']} aria-live="polite">
      {posts.map((post) => (
        <Outcome key={post.id} first={post} />
      ))}
    </ul>
  );
}
