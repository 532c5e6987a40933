import { IconBan, IconCircleCheck, IconCircleX, IconClock, IconRefresh } from '@tabler/icons-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Digest } from '../../../../ui/display/digest.tsx';
import type { Post } from '../../model.ts';
import { compareDigests } from '../../digest-model.ts';
import classes from './exactness.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

const VERDICTS = {
  equal: { key: 'digestsEqual', icon: <IconCircleCheck {...icon} /> },
  redrawn: { key: 'digestsRedrawn', icon: <IconRefresh {...icon} /> },
  different: { key: 'digestsDiffer', icon: <IconCircleX {...icon} /> },
  waiting: { key: 'digestsWaiting', icon: <IconClock {...icon} /> },
  waiting_redrawn: { key: 'digestsWillBeRedrawn', icon: <IconRefresh {...icon} /> },
  never: { key: 'digestsNever', icon: <IconBan {...icon} /> },
} as const;

/** The digest of the picture that was approved beside that of the bytes that were sent, and whether they are the same. */
export function Exactness({ post }: { post: Post }) {
  const text = useText('exactness');
  const shared = useText('sharing');
  const equality = compareDigests(post);
  if (equality === 'link') {
    return (
      <Card title={text('exactness')}>
        <p className={classes['text']}>{text('digestsLink')}</p>
      </Card>
    );
  }
  const verdict = VERDICTS[equality];
  return (
    <Card title={text('exactness')}>
      <dl className={classes['pair']}>
        <div>
          <dt>{shared('proof')}</dt>
          <dd data-testid="proof-digest">
            <Digest sha256={post.approvedSha256 ?? post.proof.sha256} />
          </dd>
        </div>
        {equality === 'waiting_redrawn' && (
          <div>
            <dt>{text('redrawn')}</dt>
            <dd>
              <Digest sha256={post.proof.sha256} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('sent')}</dt>
          <dd data-testid="sent-digest">
            {post.sentSha256 === null ? (
              <span className={classes['text']}>{text(equality === 'never' ? 'neverSent' : 'notSent')}</span>
            ) : (
              <Digest sha256={post.sentSha256} />
            )}
          </dd>
        </div>
      </dl>
      <p className={classes['verdict']} data-is={equality}>
        {verdict.icon}
        {text(verdict.key)}
      </p>
    </Card>
  );
}
