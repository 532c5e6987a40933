import { parseColour } from '@yardsign/scene/colour-expression';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import classes from './properties.module.css';

/** Colours of the member's, and those that stand beside any of them, as a template writes them. */
const COLOURS = {
  primary: 'brand.primary',
  onPrimary: 'brand.onPrimary',
  light: 'tint(brand.primary, 0.85)',
  lighter: 'tint(brand.primary, 0.5)',
  dark: 'shade(brand.primary, 0.3)',
  readable: 'readable(brand.primary, #FFFFFF)',
  white: '#FFFFFF',
  ink: '#17251E',
  quiet: '#53625A',
} as const;
type Named = keyof typeof COLOURS;
const NAMES = Object.keys(COLOURS) as Named[];

function isColour(typed: string): boolean {
  try {
    parseColour(typed);
    return true;
  } catch {
    return false;
  }
}

interface ColourPickerProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** One of the brand's colours, or any other by its letters. */
export function ColourPicker({ label, value, onChange, disabled }: ColourPickerProps) {
  const text = useText('canvas');
  const [typed, setTyped] = useState<string | null>(null);
  const named = NAMES.find((name) => COLOURS[name] === value);
  const isOwn = typed !== null || named === undefined;
  const choose = (name: string) => {
    const found = NAMES.find((each) => each === name);
    setTyped(found ? null : value);
    if (found) onChange(COLOURS[found]);
  };
  return (
    <div className={classes['pair']}>
      <NativeSelect
        label={label}
        disabled={disabled}
        value={isOwn ? 'own' : (named ?? 'own')}
        onChange={choose}
        choices={[
          ...NAMES.map((name) => ({ value: name, label: text(`colour_${name}`) })),
          { value: 'own', label: text('colour_own') },
        ]}
      />
      {isOwn && (
        <TextField
          label={text('colourCode')}
          help={text('colourHelp')}
          spellCheck={false}
          disabled={disabled}
          error={typed !== null && !isColour(typed) && text('colourWrong')}
          value={typed ?? value}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setTyped(next);
            if (isColour(next)) onChange(next.trim());
          }}
          // What is taken back later is shown again; what is no color yet stays.
          onBlur={() => typed !== null && isColour(typed) && setTyped(null)}
        />
      )}
    </div>
  );
}
