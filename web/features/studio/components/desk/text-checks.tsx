import { countWords, readingMinutes } from '@yardsign/domain/content/reading-time';
import type { Language } from '@yardsign/domain/languages';
import { fromParagraphs, toParagraphs } from '@yardsign/domain/studio/paragraphs';
import { followReadability } from '@yardsign/domain/studio/readability';
import { rememberLast } from '@yardsign/domain/text/remember-last';
import { memo, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { Wording } from '../../../compliance/wording.tsx';
import type { Desk } from '../../editor/desk.ts';
import classes from './text-checks.module.css';

interface TextChecksProps {
  desk: Desk;
  language: Language;
  isReadOnly: boolean;
}

/** How long the text is, and what an advertisement for housing should not say; it follows when the typing rests. */
export const TextChecks = memo(function TextChecks({ desk, language, isReadOnly }: TextChecksProps) {
  const text = useText('studio');
  const format = useFormat();
  const paragraphs = useSyncExternalStore(desk.onText, desk.atRest);
  const [countIn] = useState(() => rememberLast(countWords));
  const [readabilityOf] = useState(() => followReadability(language));
  const words = countIn(paragraphs).reduce((all, count) => all + count, 0);
  const reading = readabilityOf(paragraphs);
  return (
    <div className={classes['checks']}>
      <p className={classes['count']}>
        {text('words', { count: words })} · {format.readingTime(readingMinutes(words))}
        {reading && ` · ${text(`reads_${reading.level}`)} · ${text('perSentence', { count: reading.perSentence })}`}
      </p>
      {!isReadOnly && (
        <Wording
          written={fromParagraphs(paragraphs)}
          language={language}
          onMend={(mended) => desk.rewrite(toParagraphs(mended))}
        />
      )}
    </div>
  );
});
