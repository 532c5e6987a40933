import { networkName, type NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { scheduledThereQuery } from '../../sharing/api.ts';
import classes from './scheduled-there.module.css';

/** What waits on a target itself because another program has left it there; nothing where there is none, or the network does not answer. */
export function ScheduledThere({ network, targetId, name }: { network: NetworkKey; targetId: string; name: string }) {
  const own = useText('scheduling');
  const language = useLanguage();
  const zone = useTimeZone();
  const heading = useId();
  const { data: posts } = useQuery(scheduledThereQuery(network, targetId));
  if (!posts || posts.length === 0) return null;
  return (
    <section className={classes['part']} aria-labelledby={heading}>
      <h2 id={heading} className={classes['title']}>
        {own('scheduledThere', { target: name })}
      </h2>
      <p className={classes['note']}>{own('scheduledThereText', { network: networkName(network) })}</p>
      <ul className={classes['list']}>
        {posts.map(({ id, message, dueAt }) => (
          <li key={id} className={classes['post']}>
            <time dateTime={dueAt}>{formatDate(new Date(dueAt), 'moment', language, zone)}</time>
            <p className={classes['words']}>{message || own('wordless')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
