import { sizesOf, type Template } from '@yardsign/scene/template/template';
import { useMemo } from 'react';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { sampleBrands, sampleUrl } from '../model/sample-brands.ts';
import { ScenePicture } from './scene-picture.tsx';
import classes from './compared-drawings.module.css';

interface ShownProps {
  template: Template;
  language: Language;
  label: string;
}

function Shown({ template, language, label }: ShownProps) {
  const texts = useMemo(
    () => Object.fromEntries(Object.entries(template.texts).map(([key, text]) => [key, text[language]])),
    [template, language],
  );
  return (
    <figure className={classes['shown']}>
      <ScenePicture
        template={template}
        size={sizesOf(template)[0] ?? 'square'}
        language={language}
        brand={sampleBrands.navy}
        texts={texts}
        imageUrl={sampleUrl}
        label={label}
      />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

type Drawing = Readonly<{ template: Record<string, unknown> }>;

/** A drawing as it was and as it is now, side by side. */
export function ComparedDrawings({ then, now, language }: { then: Drawing; now: Drawing; language: Language }) {
  const text = useText('canvas');
  return (
    <div className={classes['pair']}>
      <Shown template={then.template as unknown as Template} language={language} label={text('asThen')} />
      <Shown template={now.template as unknown as Template} language={language} label={text('asNow')} />
    </div>
  );
}
