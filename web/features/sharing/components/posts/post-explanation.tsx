import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { type Post, aboutPost, codeText, wentOutLate } from '../../model.ts';
import classes from './post-explanation.module.css';
import { useUndoSeconds } from '../use-undo-seconds.ts';
import { UndoCountdown } from './undo-countdown.tsx';
import { useTargetWords } from '../use-target-words.ts';

/** Why a post is where it is, and what comes next; the network's own words when it gave any. */
export function PostExplanation({ post }: { post: Post }) {
  const text = useText('sharing');
  const network = networkName(post.network);
  const format = useFormat();
  const seconds = useUndoSeconds([post]);
  const words = useTargetWords()(post.target.kind);
  const target = post.target.name;
  const moment = post.nextTryAt === null ? '' : format.date(post.nextTryAt, 'moment');
  // The text of the state says it already.
  const told = post.state === 'unconfirmed' || post.reason === 'window_closed';
  return (
    <div className={classes['explanation']}>
      {post.reason !== null && !told && (
        <p className={classes['reason']}>
          {text(codeText(post.reason), { ...words, network, target, code: post.reason })}
        </p>
      )}
      {seconds > 0 ? (
        <UndoCountdown seconds={seconds} />
      ) : (
        <p>{text(aboutPost(post), { ...words, network, target, moment })}</p>
      )}
      {post.sentAt !== null && wentOutLate(post) && (
        <p className={classes['reason']}>
          {text('wentOutLate', {
            moment: format.date(post.sentAt, 'moment'),
            planned: format.date(post.dueAt, 'moment'),
          })}
        </p>
      )}
      {post.networkMessage !== null && post.state !== 'published' && (
        <p className={classes['said']}>{text('networkSaid', { network, message: post.networkMessage })}</p>
      )}
    </div>
  );
}
