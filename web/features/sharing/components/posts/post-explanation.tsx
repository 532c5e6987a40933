import { coversConfirmedAt, networkName } from '@yardsign/domain/sharing/networks/networks';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { type Post, aboutPost, codeText, wentOutLate } from '../../model.ts';
import classes from './post-explanation.module.css';
import { ownText } from '../../network-texts.ts';
import { useUndoSeconds } from '../use-undo-seconds.ts';
import { UndoCountdown } from './undo-countdown.tsx';
import { TeamAnswer } from './team-answer.tsx';
import { useTargetWords } from '../use-target-words.ts';

/** Which of a network's own texts says its no; undefined where the reason says more than that. */
function refusalOf({ reason }: Post): 'uploadFailed' | 'failed' | undefined {
  if (reason === 'upload_rejected') return 'uploadFailed';
  return reason === 'rejected' ? 'failed' : undefined;
}

/** In the network's own words, which stand apart from those of posts. */
function NetworkRefusal({ post, refusal }: { post: Post; refusal: 'uploadFailed' | 'failed' }) {
  const text = useText('connections');
  return text(ownText(post.network, refusal), { reason: post.networkMessage ?? text('generalError') });
}

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
  const refusal = refusalOf(post);
  const isBare = post.state === 'published' && post.reason === 'cover_refused';
  const confirmAt = isBare ? coversConfirmedAt(post.network) : null;
  return (
    <div className={classes['explanation']}>
      {post.reason !== null && !told && (
        <p className={classes['reason']}>
          {refusal === undefined ? (
            text(codeText(post.reason), { ...words, network, target, code: post.reason })
          ) : (
            <NetworkRefusal post={post} refusal={refusal} />
          )}
        </p>
      )}
      <TeamAnswer post={post} />
      {seconds > 0 ? (
        <UndoCountdown seconds={seconds} />
      ) : (
        <p>{text(aboutPost(post), { ...words, network, target, moment })}</p>
      )}
      {confirmAt !== null && <p>{text('coversConfirmedAt', { network, address: confirmAt })}</p>}
      {post.sentAt !== null && wentOutLate(post) && (
        <p className={classes['reason']}>
          {text('wentOutLate', {
            moment: format.date(post.sentAt, 'moment'),
            planned: format.date(post.dueAt, 'moment'),
          })}
        </p>
      )}
      {post.networkMessage !== null && (post.state !== 'published' || isBare) && post.reason !== 'rejected' && (
        <p className={classes['said']}>{text('networkSaid', { network, message: post.networkMessage })}</p>
      )}
    </div>
  );
}
