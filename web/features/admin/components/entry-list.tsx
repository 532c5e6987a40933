import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Entry } from '../audit-model.ts';
import classes from './entry-list.module.css';
import { useEntryWords } from './use-entry-words.ts';
import { useMoment } from './use-moment.ts';

function PersonLink({ someone }: { someone: Entry['actor'] }) {
  if (someone === null || someone.name === null) return null;
  return (
    <Link to="/admin/people/$id" params={{ id: someone.id }}>
      {someone.name}
    </Link>
  );
}

function Raw({ entry }: { entry: Entry }) {
  const text = useText('admin');
  const facts: [string, string][] = [
    [text('entryNumber'), String(entry.id)],
    ['action', entry.action],
    ...Object.entries(entry.detail).map(([key, value]): [string, string] => [key, String(value)]),
    ...(entry.requestId === null ? [] : [[text('request'), entry.requestId] as [string, string]]),
  ];
  return (
    <details className={classes['raw']}>
      <summary>{text('details')}</summary>
      <dl>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface EntryListProps {
  entries: readonly Entry[];
  /** In a card: no names to follow, and nothing to unfold. */
  brief?: boolean;
}

/** Entries of the audit log in plain words, with what was written down word for word behind them. */
export function EntryList({ entries, brief = false }: EntryListProps) {
  const format = useFormat();
  const moment = useMoment();
  const { sayWhat, sayWho, sayWhy } = useEntryWords();
  return (
    <ol className={classes['entries']}>
      {entries.map((entry) => {
        const why = sayWhy(entry);
        const people = [entry.subject, entry.realActor].filter(
          (someone, index, all) => all.findIndex((other) => other?.id === someone?.id) === index,
        );
        return (
          <li key={entry.id} className={classes['entry']}>
            <time dateTime={entry.at} title={format.date(entry.at, 'longDate')}>
              {moment(entry.at)}
            </time>
            <div className={classes['words']}>
              <p className={classes['what']}>{sayWhat(entry)}</p>
              <p className={classes['who']}>{sayWho(entry)}</p>
              {why !== null && <p>{why}</p>}
              {!brief && (
                <div className={classes['more']}>
                  {people.map((someone) => (
                    <PersonLink key={someone?.id ?? ''} someone={someone} />
                  ))}
                  <Raw entry={entry} />
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
