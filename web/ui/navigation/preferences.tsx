import { useText } from '../../lib/i18n/use-text.ts';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './preferences.module.css';
import { SegmentedControl } from '../form/segmented-control.tsx';
import { chooseTheme, useTheme } from '../theme/theme-store.ts';

/** The language of the interface, and light or dark. */
export function Preferences() {
  const text = useText('common');
  return (
    <div className={classes['preferences']}>
      <LanguageSwitch labelled />
      <SegmentedControl
        label={text('theme')}
        labelled
        small
        segments={[
          { value: 'light', label: text('themeLight') },
          { value: 'dark', label: text('themeDark') },
          { value: 'auto', label: text('themeSystem') },
        ]}
        value={useTheme()}
        onChange={chooseTheme}
      />
    </div>
  );
}
