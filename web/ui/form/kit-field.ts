import type { FieldFrame } from './field.tsx';
import classes from './field.module.css';

function named(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, classes[name] ?? '']));
}

/** Our field look for Mantine's inputs, which bring label, help and error themselves. */
export const kitClasses = named(
  'root',
  'label',
  'description',
  'error',
  'wrapper',
  'input',
  'section',
  'dropdown',
  'option',
);

/** The frame in Mantine's words: help under the label, error under the input. */
export function kitFrame({ label, help, error }: FieldFrame) {
  return {
    label,
    description: help,
    error,
    inputWrapperOrder: ['label', 'description', 'input', 'error'] as Array<'label' | 'description' | 'input' | 'error'>,
  };
}
