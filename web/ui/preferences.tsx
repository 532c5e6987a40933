import { useLanguage } from '../lib/i18n/language-store.ts';
import { useText } from '../lib/i18n/use-text.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { chooseTheme, useTheme } from './theme-store.ts';
import classes from './preferences.module.css';
import { useChooseLanguage } from '../lib/i18n/use-choose-language.ts';

/** The language of the interface and light or dark. */
export function Preferences() {
  const text = useText('common');
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const theme = useTheme();
  return (
    <div className={classes['preferences']}>
      <SegmentedControl
        label={text('language')}
        labelled
        small
        segments={[
          { value: 'en', label: text('english') },
          { value: 'es', label: text('spanish') },
        ]}
        value={language}
        onChange={chooseLanguage}
      />
      <SegmentedControl
        label={text('theme')}
        labelled
        small
        segments={[
          { value: 'light', label: text('themeLight') },
          { value: 'dark', label: text('themeDark') },
          { value: 'auto', label: text('themeSystem') },
        ]}
        value={theme}
        onChange={chooseTheme}
      />
    </div>
  );
}
