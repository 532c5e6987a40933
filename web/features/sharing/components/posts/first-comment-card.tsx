import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { commentText } from '../../comment-model.ts';
import { codeText, looksOf, type PostWithHistory } from '../../model.ts';
import { useTargetWords } from '../use-target-words.ts';
import classes from './first-comment-card.module.css';
import { PostActions } from './post-actions.tsx';
import { PostStateBadge } from './post-state-badge.tsx';

/** The first comment of a post: its words, where it stands by itself, and what can be done with it. */
export function FirstCommentCard({ post, comment }: Pick<PostWithHistory, 'post' | 'comment'>) {
  const text = useText('sharing');
  const words = useTargetWords()(post.target.kind);
  if (post.firstComment === null) return null;
  const entry = comment?.post;
  const network = networkName(post.network);
  const why = entry?.state === 'published' ? null : (entry?.reason ?? null);
  return (
    <Card title={text('firstComment')}>
      <div className={classes['comment']} aria-live="polite">
        <p className={classes['words']} lang={post.language}>
          {post.firstComment}
        </p>
        {entry && <PostStateBadge state={entry.state} label={looksOf(entry).label} />}
        <p>{text(commentText(post, entry), { network })}</p>
        {why !== null && (
          <p className={classes['soft']}>
            {text(codeText(why), { ...words, network, target: post.target.name, code: why })}
          </p>
        )}
        {entry && entry.networkMessage !== null && entry.state !== 'published' && (
          <p className={classes['soft']}>{text('networkSaid', { network, message: entry.networkMessage })}</p>
        )}
        {entry && <PostActions post={entry} page={post.id} small />}
      </div>
    </Card>
  );
}
