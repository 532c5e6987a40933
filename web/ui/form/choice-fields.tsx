import { Checkbox, Switch } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { ChangeEvent, ReactNode } from 'react';
import { useOff } from '../action/use-off.ts';
import classes from './choice-fields.module.css';

interface ChoiceProps {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

function useFrame({ label, help, checked, disabled = false, onChange }: ChoiceProps) {
  return {
    ...useOff(disabled),
    label,
    description: help,
    checked,
    onChange: (event: ChangeEvent<HTMLInputElement>) => disabled || onChange(event.currentTarget.checked),
    classNames: { label: classes['label'] ?? '', description: classes['help'] ?? '' },
  };
}

/** Something to agree to or to include; it takes effect when the form is sent. */
export function CheckboxField(props: ChoiceProps) {
  const frame = useFrame(props);
  return (
    <Checkbox
      {...frame}
      classNames={{ ...frame.classNames, input: classes['box'] ?? '' }}
      color="var(--lawn)"
      iconColor="var(--on-lawn)"
    />
  );
}

/** Something that is on or off from the moment it is switched. */
export function SwitchField(props: ChoiceProps) {
  const frame = useFrame(props);
  return (
    <Switch
      {...frame}
      classNames={{ ...frame.classNames, track: classes['track'] ?? '', thumb: classes['thumb'] ?? '' }}
      withThumbIndicator={false}
      color="var(--lawn)"
    />
  );
}
