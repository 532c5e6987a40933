import type { Problems } from '../composer-model.ts';

const FIELDS: Record<keyof Problems, string> = {
  pages: '[name="page"]',
  caption: '[name="caption"]',
  when: '[name="date"]',
};

/** Brings the first field with a problem to the reader's eye, in the order of the form. */
export function focusProblem(form: HTMLElement, problems: Problems): void {
  const first = (['pages', 'caption', 'when'] as const).find((name) => problems[name] !== undefined);
  if (first !== undefined) form.querySelector<HTMLElement>(FIELDS[first])?.focus();
}
