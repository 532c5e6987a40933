import { useLanguage } from '../lib/i18n/language-store.ts';
import { useText } from '../lib/i18n/use-text.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { useChooseLanguage } from '../lib/i18n/use-choose-language.ts';

/** English or Spanish, where there is no account menu. */
export function LanguageSwitch() {
  const text = useText('common');
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <SegmentedControl
      label={text('language')}
      small
      segments={[
        { value: 'en', label: text('english') },
        { value: 'es', label: text('spanish') },
      ]}
      value={language}
      onChange={chooseLanguage}
    />
  );
}
