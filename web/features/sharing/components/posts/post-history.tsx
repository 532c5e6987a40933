import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconDownload } from '@tabler/icons-react';
import { api } from '../../../../lib/api/client.ts';
import { AnchorButton } from '../../../../ui/action/button.tsx';
import { Digest } from '../../../../ui/display/digest.tsx';
import { useImpersonatedName } from '../use-impersonated-name.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { type PostWithHistory, codeText, looksOf } from '../../model.ts';
import classes from './post-history.module.css';
import { PostStateBadge } from './post-state-badge.tsx';
import { useTargetWords } from '../use-target-words.ts';

/** What the network answered, in its own words and codes. */
function NetworkAnswer({
  network,
  answer: { message, code },
}: {
  network: string;
  answer: NonNullable<PostWithHistory['history'][number]['answer']>;
}) {
  const text = useText('sharing');
  return (
    <>
      {message !== null && <p className={classes['note']}>{text('networkSaid', { network, message })}</p>}
      {code !== null && <p className={classes['note']}>{text('networkCode', { network, code })}</p>}
    </>
  );
}

/** Everything that happened to a post, newest first. */
export function PostHistory({ post, history }: Pick<PostWithHistory, 'post' | 'history'>) {
  const text = useText('sharing');
  const format = useFormat();
  const impersonated = useImpersonatedName();
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
            {event.answer !== null && <NetworkAnswer network={network} answer={event.answer} />}
            {event.hash !== null && (
              <p className={classes['note']}>
                <span>{text('entryDigest')}</span> <Digest sha256={event.hash} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className={classes['record']}>
        <p className={classes['note']}>{text('recordChained')}</p>
        {impersonated === null ? (
          <AnchorButton
            href={api.sharing.exportRecord.url({ query: { format: 'csv' } })}
            download
            size="small"
            icon={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
          >
            {text('recordExport')}
          </AnchorButton>
        ) : (
          <p className={classes['note']}>{text('recordOwn', { name: impersonated })}</p>
        )}
      </div>
    </Card>
  );
}
