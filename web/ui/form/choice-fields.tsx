import { Checkbox, Switch } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { ReactNode } from 'react';
import classes from './choice-fields.module.css';

interface ChoiceProps {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

function frame({ label, help, checked, disabled = false }: ChoiceProps) {
  return {
    label,
    description: help,
    checked,
    disabled,
    classNames: { label: classes['label'] ?? '', description: classes['help'] ?? '' },
  };
}

/** Something to agree to or to include; it takes effect when the form is sent. */
export function CheckboxField(props: ChoiceProps) {
  return (
    <Checkbox
      {...frame(props)}
      classNames={{ ...frame(props).classNames, input: classes['box'] ?? '' }}
      color="var(--lawn)"
      iconColor="var(--on-lawn)"
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

/** Something that is on or off from the moment it is switched. */
export function SwitchField(props: ChoiceProps) {
  return (
    <Switch
      {...frame(props)}
      classNames={{ ...frame(props).classNames, track: classes['track'] ?? '', thumb: classes['thumb'] ?? '' }}
      withThumbIndicator={false}
      color="var(--lawn)"
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
