import { convertHsvaTo, isColorValid, parseColor } from '@mantine/core';
import { useEyeDropper } from '@mantine/hooks';
import { useState } from 'react';
import { lazyPart } from '../../lib/code/lazy-part.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { Part } from '../feedback/part.tsx';
import { Field, type FieldFrame } from './field.tsx';
import field from './field.module.css';
import classes from './color-field.module.css';

const ColorPanel = lazyPart(() => import('./color-panel.tsx').then((module) => module.ColorPanel));

interface ColorFieldProps extends FieldFrame {
  /** `#RRGGBB`. */
  value: string;
  onChange: (value: string) => void;
  /** Called when a drag or a typing ends: the moment to save. */
  onChangeEnd?: (value: string) => void;
  /** Colours to offer, such as those found in the logo. */
  suggestions?: readonly string[];
}

function DropperIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" className={classes['icon']}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3v4M12 21v-3M3 12h4M21 12h-3M12 12v.01" />
    </svg>
  );
}

const toHex = (color: string) => convertHsvaTo('hex', parseColor(color));

/**
 * A colour: typed, picked, taken from the screen, or chosen from suggestions. The field itself is light; what one picks from is
 * fetched when the pointer or the focus comes near, and opens beside the field, which keeps the focus.
 */
export function ColorField({ suggestions = [], value, onChange, onChangeEnd, ...frame }: ColorFieldProps) {
  const text = useText('common');
  const [opened, setOpened] = useState(false);
  const [lastValid, setLastValid] = useState(value);
  const dropper = useEyeDropper();
  if (value !== lastValid && (value.trim() === '' || isColorValid(value))) setLastValid(value);

  async function takeFromScreen() {
    // Whoever presses Escape takes none.
    const taken = await dropper.open().catch(() => undefined);
    if (taken?.sRGBHex === undefined) return;
    const color = toHex(taken.sRGBHex);
    onChange(color);
    onChangeEnd?.(color);
  }

  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={field['box']}>
          <span className={classes['preview']} aria-hidden="true">
            <span style={{ background: isColorValid(value) ? value : '#fff' }} />
          </span>
          <input
            type="text"
            {...wiring}
            className={`${field['bare']} ${classes['value']}`}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onPointerEnter={() => void ColorPanel.preload()}
            onFocus={() => setOpened(true)}
            onClick={() => setOpened(true)}
            onBlur={() => {
              if (value !== lastValid) onChange(lastValid);
              setOpened(false);
            }}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value);
              if (isColorValid(currentTarget.value)) onChangeEnd?.(toHex(currentTarget.value));
            }}
          />
          {dropper.supported && (
            <button
              type="button"
              className={classes['dropper']}
              aria-label={text('pickColor')}
              onClick={() => void takeFromScreen()}
            >
              <DropperIcon />
            </button>
          )}
          {opened && (
            <Part onDismiss={() => setOpened(false)}>
              <ColorPanel
                value={value}
                suggestions={suggestions}
                onChange={onChange}
                {...(onChangeEnd && { onChangeEnd })}
              />
            </Part>
          )}
        </span>
      )}
    </Field>
  );
}
