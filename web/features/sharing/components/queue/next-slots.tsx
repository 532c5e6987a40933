import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { zoneName } from '../../../../lib/format/zone-name.ts';
import { formatDate } from '../../../../lib/format/dates.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { queueQuery } from '../../queue-api.ts';
import { type Target, keyOf } from '../../target-model.ts';
import classes from './next-slots.module.css';

/** Where the queue puts a post, target by target. Another post may take a slot first: then it is the one after. */
export function NextSlots({ targets }: { targets: readonly Target[] }) {
  const text = useText('sharing');
  const language = useLanguage();
  const query = useQuery(queueQuery);
  return (
    <div className={classes['slots']} aria-live="polite">
      <Loaded query={query} waiting={<LinesSkeleton lines={2} />} place="part">
        {(queue) => (
          <ul className={classes['list']}>
            {targets.map((target) => {
              const next = queue.targets.find((each) => keyOf(each) === keyOf(target))?.next ?? null;
              const moment = next && formatDate(new Date(next.at), 'longMoment', language, queue.timeZone);
              return (
                <li key={keyOf(target)}>
                  <strong>{target.name}:</strong>{' '}
                  {moment === null
                    ? text('queueNoSlot')
                    : text('queueNext', { moment, zone: zoneName(queue.timeZone, language) })}
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      <Link to="/posting-times">{text('queueEdit')}</Link>
    </div>
  );
}
