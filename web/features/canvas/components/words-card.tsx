import { LANGUAGES } from '@yardsign/domain/languages';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { DesignWords } from '../model/design.ts';
import type { Editor } from '../model/use-editor.ts';
import { ShareWords } from './share-words.tsx';
import twins from './twins.module.css';

/** What members read about the drawing, and the words that a post of it begins with, in both languages side by side. */
export function WordsCard({ editor }: { editor: Editor }) {
  const text = useText('canvas');
  const { design, canEdit } = editor;
  return (
    <Card title={text('words')}>
      <div className={twins['twins']}>
        {LANGUAGES.map((language) => {
          const own = design.words[language];
          const set = (name: keyof DesignWords, value: string) => {
            const words = { ...design.words, [language]: { ...own, [name]: value } };
            editor.change({ ...design, words }, `words ${name} ${language}`);
          };
          const field = (name: keyof DesignWords) => ({
            name: `${name}_${language}`,
            lang: language,
            value: own[name],
            readOnly: !canEdit,
            onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
          });
          return (
            <fieldset key={language} className={twins['fields']}>
              <legend>{text(`language_${language}`)}</legend>
              <TextField label={text('title')} maxLength={200} {...field('title')} />
              <TextArea label={text('description')} rows={2} maxLength={400} {...field('description')} />
              <ShareWords
                editor={editor}
                language={language}
                value={own.shareText}
                onChange={(shareText) => set('shareText', shareText)}
              />
            </fieldset>
          );
        })}
      </div>
    </Card>
  );
}
