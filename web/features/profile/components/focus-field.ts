/** Puts the cursor into a field of the form, by its name in the profile. */
export function focusField(form: HTMLFormElement | null, field: string): void {
  const found = form?.querySelector<HTMLElement>(
    `[name="${field}"], [data-field="${field}"] :is(input, button, textarea)`,
  );
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'center' });
}
