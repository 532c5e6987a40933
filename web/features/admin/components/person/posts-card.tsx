import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PostStateBadge } from '../../../sharing/components/posts/post-state-badge.tsx';
import type { Person } from '../../model.ts';
import classes from './person-cards.module.css';

/** What is planned and what came of the last ones. The posts themselves are the member's own. */
export function PostsCard({ person }: { person: Person }) {
  const text = useText('admin');
  const format = useFormat();
  return (
    <Card title={text('posts')}>
      {person.posts.length === 0 ? (
        <p className={classes['quiet']}>{text('noPosts')}</p>
      ) : (
        <>
          <p className={classes['quiet']}>{text('postCounts', person.postCounts)}</p>
          <ul className={classes['rows']}>
            {person.posts.map((post) => (
              <li key={post.id}>
                <span className={classes['words']}>
                  <Link to={post.content.path}>{post.content.title}</Link>
                  <span className={classes['quiet']}>
                    <time dateTime={post.dueAt}>{format.date(post.dueAt, 'moment')}</time>{' '}
                    {text('onTarget', { target: post.target.name })}
                  </span>
                </span>
                <PostStateBadge state={post.state} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
