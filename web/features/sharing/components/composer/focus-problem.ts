import type { Problems } from '../../composer-model.ts';

const FIELDS: Record<keyof Problems, string> = {
  targets: '[name="target"]',
  caption: '[name="caption"]',
  when: '[name="date"]',
};

/** Brings the first field with a problem to the reader's eye, in the order of the form. */
export function focusProblem(form: HTMLElement, problems: Problems): void {
  const first = (['targets', 'caption', 'when'] as const).find((name) => problems[name] !== undefined);
  if (first !== undefined) form.querySelector<HTMLElement>(FIELDS[first])?.focus();
}
