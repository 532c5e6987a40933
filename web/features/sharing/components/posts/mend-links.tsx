import { isMarked } from '@yardsign/domain/sharing/delivery';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import type { Mend, Post } from '../../model.ts';

/** Where a post is mended that is not mended by a press. */
export function MendLink({ post, mend }: { post: Post; mend: Extract<Mend, 'connections' | 'anew' | 'words'> }) {
  const text = useText('sharing');
  if (mend === 'anew') return <AnewLink post={post} size="small" />;
  const [to, word] =
    mend === 'connections'
      ? (['/integrations', 'seeConnections'] as const)
      : ([`/posts/${post.id}`, 'reword'] as const);
  return (
    <LinkButton to={to} size="small">
      {text(word)}
    </LinkButton>
  );
}

/** To the composer, which begins in the language of the newer text. */
function AnewLink({ post, size }: { post: Post; size: 'small' | 'medium' }) {
  const text = useText('sharing');
  return (
    <LinkButton to={post.content.path} search={{ compose: 'now' }} size={size}>
      {text(post.reason === 'text_outdated' ? 'postNewer' : 'postAnew')}
    </LinkButton>
  );
}

/** Its piece once more, where the post is over or would go out in a text that is older than its twin. */
export function PostAnew({ post }: { post: Post }) {
  const isOver = post.state === 'failed' || post.state === 'cancelled' || post.reason === 'text_outdated';
  return isOver ? <AnewLink post={post} size="medium" /> : null;
}

/** Lets a post that is still to come go out in its older text. */
export function KeepText({ post, small, onKeep }: { post: Post; small: boolean; onKeep: () => void }) {
  const text = useText('sharing');
  if (!isMarked(post) || post.reason !== 'text_outdated') return null;
  return (
    <Button kind={small ? 'secondary' : 'primary'} size={small ? 'small' : 'medium'} onClick={onKeep}>
      {text('keepText')}
    </Button>
  );
}

/** The word for trying a post again. Nobody has tried one that is only late, and one in an older text goes out all the same. */
export function retryWord({ reason }: Post) {
  if (reason === 'text_outdated') return 'keepText';
  return reason === 'late' ? 'sendNow' : 'retryPost';
}
