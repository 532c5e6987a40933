import type { ComponentProps } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Difference } from '../../../../ui/display/difference.tsx';
import { MarkedText } from '../../../../ui/display/marked-text.tsx';
import { wordsBeginning } from '../../../../ui/display/words-beginning.ts';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import classes from '../piece/cards.module.css';
import { differenceQuery, type ReadChange } from './difference-api.ts';

export interface ReadDifferenceProps extends ComponentProps<typeof Difference> {
  /** Of the texts. */
  language: Language;
}

/** What is different between two texts, as they are read. As long as nobody can be asked how that is, as they are written. */
export function ReadDifference({ before, after, language, labels }: ReadDifferenceProps) {
  const difference = useQuery({ ...differenceQuery(language, before, after), placeholderData: keepPreviousData });
  if (difference.isError || difference.fetchStatus === 'paused')
    return <Difference before={before} after={after} labels={labels} />;
  if (difference.data === undefined) return <LinesSkeleton lines={3} />;
  return (
    <ul className={classes['list']}>
      {difference.data.map((change) => (
        <Change key={change.id} change={change} language={language} labels={labels} />
      ))}
    </ul>
  );
}

type ChangeProps = Pick<ReadDifferenceProps, 'language' | 'labels'> & { change: ReadChange };

function Change({ change, language, labels }: ChangeProps) {
  const text = useText('changes');
  const { kind, before, after, follows } = change;
  return (
    <li>
      {kind === 'moved' && (
        <p className={classes['quiet']}>
          {follows === null ? text('movedFirst') : text('movedAfter', { after: wordsBeginning(follows) })}
        </p>
      )}
      <div lang={language}>
        <MarkedText before={before} after={after} labels={{ ...labels, picture: text('picture') }} />
      </div>
    </li>
  );
}
