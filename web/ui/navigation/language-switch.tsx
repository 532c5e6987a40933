import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { useChooseLanguage } from '../../lib/i18n/use-choose-language.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { SegmentedControl } from '../form/segmented-control.tsx';

/** English or Spanish. The control answers at once; the page follows when its texts are here. */
export function LanguageSwitch({ labelled = false }: { labelled?: boolean }) {
  const text = useText('common');
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const [coming, setComing] = useState<Language | null>(null);

  async function choose(next: Language) {
    setComing(next);
    await chooseLanguage(next);
    setComing(null);
  }

  return (
    <SegmentedControl
      label={text('language')}
      labelled={labelled}
      small
      segments={[
        { value: 'en', label: text('english') },
        { value: 'es', label: text('spanish') },
      ]}
      value={coming ?? language}
      onChange={(next) => void choose(next)}
    />
  );
}
