import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { useDeferredValue } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Difference } from '../../../../ui/display/difference.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import classes from '../piece/cards.module.css';

type Texts = Record<Language, string>;

/** What is different from the text in force, a moment behind the typing. */
export function LegalChanges({ inForce, typed }: { inForce: Texts; typed: Texts }) {
  const text = useText('legal');
  const [en, es] = [useDeferredValue(typed.en), useDeferredValue(typed.es)];
  const now: Texts = { en, es };
  const changed = LANGUAGES.filter((language) => now[language].trim() !== inForce[language]);
  return (
    <Card title={text('changes')}>
      {changed.length === 0 && <p className={classes['quiet']}>{text('noChanges')}</p>}
      {changed.map((language) => (
        <div key={language} className={classes['stack']}>
          <h3>{text(`text_${language}`)}</h3>
          <div lang={language}>
            <Difference
              before={inForce[language]}
              after={now[language]}
              labels={{ gone: text('gone'), new: text('new') }}
            />
          </div>
        </div>
      ))}
    </Card>
  );
}
