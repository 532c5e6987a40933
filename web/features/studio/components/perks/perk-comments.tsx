import { api } from '../../../../lib/api/client.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { CommentLine } from '../comments/comment-line.tsx';
import { NewComment } from '../comments/new-comment.tsx';
import classes from '../piece/cards.module.css';
import { type StudioPerk, usePerkCall } from './perks-api.ts';

function Comment({ slug, comment }: { slug: string; comment: StudioPerk['comments'][number] }) {
  const settle = usePerkCall(
    (settled: boolean) =>
      api.studio.settleStudioPerkComment({ params: { slug, commentId: comment.id }, body: { settled } }),
    slug,
  );
  return <CommentLine comment={comment} settle={settle} />;
}

/** What was said about the perk, the first first. */
export function PerkComments({ perk: { slug, comments } }: { perk: StudioPerk }) {
  const text = useText('studio');
  const add = usePerkCall(
    (body: Parameters<typeof api.studio.addStudioPerkComment>[0]['body']) =>
      api.studio.addStudioPerkComment({ params: { slug }, body }),
    slug,
  );
  return (
    <Card title={text('comments')}>
      <div className={classes['stack']}>
        {comments.length > 0 && (
          <ul className={classes['list']}>
            {comments.map((comment) => (
              <Comment key={comment.id} slug={slug} comment={comment} />
            ))}
          </ul>
        )}
        <NewComment name={`perk.${slug}`} call={add} toSend={(body) => ({ body })} />
      </div>
    </Card>
  );
}
