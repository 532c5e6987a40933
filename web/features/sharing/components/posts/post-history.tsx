import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { type PostWithHistory, codeText, looksOf } from '../../model.ts';
import classes from './post-history.module.css';
import { PostStateBadge } from './post-state-badge.tsx';
import { useTargetWords } from '../use-target-words.ts';

/** Everything that happened to a post, newest first. */
export function PostHistory({ post, history }: PostWithHistory) {
  const text = useText('sharing');
  const format = useFormat();
  const words = useTargetWords()(post.target.kind);
  const network = networkName(post.network);
  return (
    <Card title={text('history')}>
      <ol className={classes['list']}>
        {history.toReversed().map((event, index) => (
          <li key={`${event.at} ${history.length - index}`} className={classes['event']}>
            <PostStateBadge
              state={event.state}
              label={looksOf({ state: event.state, reason: null, wallClock: post.wallClock }).label}
            />
            <time dateTime={event.at}>{format.date(event.at, 'moment')}</time>
            {event.note !== null && (
              <p className={classes['note']}>
                {text(codeText(event.note), { ...words, network, target: post.target.name, code: event.note })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
