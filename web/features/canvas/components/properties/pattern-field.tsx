import { textKeysIn } from '@yardsign/scene/template/bindings';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextArea } from '../../../../ui/form/text-field.tsx';

interface PatternFieldProps {
  parts: readonly string[];
  /** The texts of the template, by key. */
  known: readonly string[];
  onChange: (parts: string[]) => void;
  disabled: boolean;
}

/** What a text is put together from, a part a line. A part that names what there is not stays in the field, and changes nothing. */
export function PatternField({ parts, known, onChange, disabled }: PatternFieldProps) {
  const text = useText('canvas');
  const [typed, setTyped] = useState<string | null>(null);
  const unknown = (of: readonly string[]) => of.flatMap(textKeysIn).find((key) => !known.includes(key));
  const wrong = typed === null ? undefined : unknown(typed.split('\n'));
  return (
    <TextArea
      label={text('parts')}
      help={text('partsHelp')}
      error={wrong !== undefined && text('partsWrong', { key: wrong })}
      rows={Math.max(2, parts.length)}
      maxLength={600}
      disabled={disabled}
      value={typed ?? parts.join('\n')}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        const lines = next.split('\n');
        if (unknown(lines) === undefined) onChange(lines);
      }}
      onBlur={() => wrong === undefined && setTyped(null)}
    />
  );
}
