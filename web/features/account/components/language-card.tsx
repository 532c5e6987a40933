import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useChooseLanguage } from '../../../lib/i18n/use-choose-language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import classes from './account-cards.module.css';

/** The language of the product and of mails. It changes at once, without a reload, and the account remembers it. */
export function LanguageCard() {
  const text = useText('account');
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Card title={text('languageTitle')}>
      <div className={classes['form']}>
        <p className={classes['soft']}>{text('languageHelp')}</p>
        <SegmentedControl
          label={text('languageTitle')}
          segments={[
            { value: 'en', label: text('english') },
            { value: 'es', label: text('spanish') },
          ]}
          value={language}
          onChange={(chosen) => void choose(chosen)}
        />
      </div>
    </Card>
  );
}
