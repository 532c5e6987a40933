import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { anchorsLost, withoutAnchors } from '@yardsign/domain/studio/legal-text';
import { useDebouncedValue } from '@mantine/hooks';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LateDifference } from '../difference/late-difference.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import classes from '../piece/cards.module.css';

/** As long somebody types on, nothing is compared. */
const TYPING_PAUSE_MS = 400;

type Texts = Record<Language, string>;

/** What is different in one language, as it is read. Anchors are read by nobody, but links lead to them. */
function Changed({ language, before, after }: { language: Language; before: string; after: string }) {
  const text = useText('legal');
  const format = useFormat();
  const lost = anchorsLost(before, after).map((id) => `#${id}`);
  const read = { before: withoutAnchors(before), after: withoutAnchors(after) };
  const isSame = read.before.trim() === read.after.trim();
  return (
    <>
      {!isSame && <LateDifference {...read} language={language} labels={{ gone: text('gone'), new: text('new') }} />}
      {lost.length > 0 && <p>{text('anchorsLost', { anchors: format.list(lost) })}</p>}
      {isSame && lost.length === 0 && <p className={classes['quiet']}>{text('noneToRead')}</p>}
    </>
  );
}

/** What is different from the text in force, a moment behind the typing. */
export function LegalChanges({ inForce, typed }: { inForce: Texts; typed: Texts }) {
  const text = useText('legal');
  const [now] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const changed = LANGUAGES.filter((language) => now[language].trim() !== inForce[language]);
  return (
    <Card title={text('changes')}>
      {changed.length === 0 && <p className={classes['quiet']}>{text('noChanges')}</p>}
      {changed.map((language) => (
        <div key={language} className={classes['stack']}>
          <h3>{text(`text_${language}`)}</h3>
          <Changed language={language} before={inForce[language]} after={now[language]} />
        </div>
      ))}
    </Card>
  );
}
