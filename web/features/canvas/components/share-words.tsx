import { useRef } from 'react';
import type { Language } from '../../../lib/i18n/language.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { BINDINGS, useLayerWords } from '../model/layer-words.ts';
import { tellable, withKeys, withNames } from '../model/named-facts.ts';
import type { Editor } from '../model/use-editor.ts';

interface ShareWordsProps {
  editor: Editor;
  language: Language;
  value: string;
  onChange: (value: string) => void;
}

/** The words of a post in one language. Facts of the profile, and what is filled in, are picked from a list and stand in it by their names. */
export function ShareWords({ editor, language, value, onChange }: ShareWordsProps) {
  const text = useText('canvas');
  const reader = useLanguage();
  const { facts: worn, bindingName, bindingLabel } = useLayerWords({ ...editor, language });
  const caret = useRef<number | null>(null);
  const profile = BINDINGS.filter((name) => name.startsWith('brand.'));
  const facts = tellable([
    ...profile.map((key) => ({ key, name: bindingName(key) })),
    ...editor.design.slots
      .filter(({ kind }) => kind !== 'photo')
      .map(({ key, label }) => ({ key: `slot.${key}`, name: label[reader] })),
  ]);
  const shown = withNames(value, facts);
  const labelOf = (key: string, name: string) => {
    const fact = profile.find((each) => each === key);
    return fact ? bindingLabel(fact) : text('factFilledIn', { name });
  };
  const putIn = (key: string) => {
    const fact = facts.find((each) => each.key === key);
    if (!fact) return;
    const at = Math.min(caret.current ?? shown.length, shown.length);
    const added = `{${fact.name}}`;
    caret.current = at + added.length;
    onChange(withKeys(shown.slice(0, at) + added + shown.slice(at), facts));
  };
  return (
    <>
      <TextArea
        name={`shareText_${language}`}
        lang={language}
        label={text('shareText')}
        help={text('shareTextHelp', {
          name: `{${bindingName('brand.fullName')}}`,
          value: worn['brand.fullName'] || '…',
        })}
        rows={5}
        maxLength={5000}
        optional
        readOnly={!editor.canEdit}
        value={shown}
        onChange={(event) => onChange(withKeys(event.currentTarget.value, facts))}
        onSelect={(event) => (caret.current = event.currentTarget.selectionStart)}
      />
      {editor.canEdit && (
        <NativeSelect
          label={text('addFact')}
          acts
          value=""
          onChange={putIn}
          choices={[
            { value: '', label: text('choose') },
            ...facts.map(({ key, name }) => ({ value: key, label: labelOf(key, name) })),
          ]}
        />
      )}
    </>
  );
}
