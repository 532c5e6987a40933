import { ColorInput } from '@mantine/core';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorInput.layer.css';
import { useText } from '../../lib/i18n/use-text.ts';
import type { FieldFrame } from './field.tsx';
import { kitClasses, kitFrame } from './kit-field.ts';

interface ColorFieldProps extends FieldFrame {
  /** `#RRGGBB`. */
  value: string;
  onChange: (value: string) => void;
  /** Called when a drag or a typing ends: the moment to save. */
  onChangeEnd?: (value: string) => void;
  /** Colours to offer, such as those found in the logo. */
  suggestions?: readonly string[];
}

/** A colour: typed, picked, taken from the screen, or chosen from suggestions. */
export function ColorField({ suggestions = [], ...props }: ColorFieldProps) {
  const text = useText('common');
  const { value, onChange, onChangeEnd } = props;
  return (
    <ColorInput
      {...kitFrame(props)}
      classNames={kitClasses}
      format="hex"
      value={value}
      onChange={onChange}
      swatches={[...suggestions]}
      swatchesPerRow={8}
      eyeDropperButtonProps={{ 'aria-label': text('pickColor') }}
      popoverProps={{ shadow: 'none' }}
      {...(onChangeEnd && { onChangeEnd })}
    />
  );
}
