import { ColorPicker, Popover } from '@mantine/core';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import { kitClasses } from './kit-field.ts';
import classes from './color-panel.module.css';

interface ColorPanelProps {
  value: string;
  onChange: (value: string) => void;
  onChangeEnd?: (value: string) => void;
  suggestions: readonly string[];
}

/** What one picks a colour from, under the field that it stands in. A press in it leaves the focus in the field. */
export function ColorPanel({ value, onChange, onChangeEnd, suggestions }: ColorPanelProps) {
  return (
    <Popover opened position="bottom-start" offset={5} shadow="none" withRoles={false} classNames={kitClasses}>
      <Popover.Target>
        <span className={classes['place']} />
      </Popover.Target>
      <Popover.Dropdown className={classes['panel'] ?? ''} onMouseDown={(event) => event.preventDefault()}>
        <ColorPicker
          format="hex"
          size="sm"
          focusable={false}
          value={value}
          onChange={onChange}
          swatches={[...suggestions]}
          swatchesPerRow={8}
          classNames={kitClasses}
          {...(onChangeEnd && { onChangeEnd })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
