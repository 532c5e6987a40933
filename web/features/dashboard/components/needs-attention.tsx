import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { MendPost } from '../../sharing/components/posts/post-actions.tsx';
import { PostRow, PostRows } from '../../sharing/components/posts/post-row.tsx';
import type { Post } from '../../sharing/model.ts';
import classes from './needs-attention.module.css';

const SHOWN = 3;

/** What went wrong or waits for the member, before anything else on the page. */
export function NeedsAttention({ posts }: { posts: readonly Post[] }) {
  const text = useText('dashboard');
  if (posts.length === 0) return null;
  return (
    <section className={classes['card']} aria-labelledby="attention-title">
      <div className={classes['head']}>
        <h2 id="attention-title" className={classes['title']}>
          {text('attentionTitle', { count: posts.length })}
        </h2>
        {posts.length > SHOWN && (
          <LinkButton to="/content-calendar" kind="quiet" size="small">
            {text('attentionAll')}
          </LinkButton>
        )}
      </div>
      <PostRows>
        {posts.slice(0, SHOWN).map((post) => (
          <PostRow key={post.id} post={post} actions={<MendPost post={post} />} />
        ))}
      </PostRows>
    </section>
  );
}
