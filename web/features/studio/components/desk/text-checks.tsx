import { countWords, readingMinutes } from '@yardsign/domain/content/reading-time';
import type { Language } from '@yardsign/domain/languages';
import { fromParagraphs, toParagraphs } from '@yardsign/domain/studio/paragraphs';
import { readabilityOf } from '@yardsign/domain/studio/readability';
import { useSyncExternalStore } from 'react';
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

/** How long the text is, and what an advertisement for housing should not say; a moment behind the typing. */
export function TextChecks({ desk, language, isReadOnly }: TextChecksProps) {
  const text = useText('studio');
  const format = useFormat();
  const written = useSyncExternalStore(desk.onText, () => fromParagraphs(desk.paragraphs()));
  const words = countWords(written);
  const reading = readabilityOf(written, language);
  return (
    <div className={classes['checks']}>
      <p className={classes['count']}>
        {text('words', { count: words })} · {format.readingTime(readingMinutes(words))}
        {reading && ` · ${text(`reads_${reading.level}`)} · ${text('perSentence', { count: reading.perSentence })}`}
      </p>
      {!isReadOnly && (
        <Wording written={written} language={language} onMend={(mended) => desk.rewrite(toParagraphs(mended))} />
      )}
    </div>
  );
}
