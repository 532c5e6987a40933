const CONTROLS = ':is(input, select, button, textarea):not([type="hidden"])';

/** The first field of the form, from its top, that has one of these names: by its `name`, or inside of `data-field`, there what is marked as wrong before the rest. */
function findField(form: HTMLElement, names: readonly string[]): HTMLElement | undefined {
  const marked = [...form.querySelectorAll<HTMLElement>('[name]:not([type="hidden"]), [data-field]')];
  const first = marked.find((field) => names.includes(field.getAttribute('name') ?? field.dataset['field'] ?? ''));
  if (first?.dataset['field'] === undefined) return first;
  const wrong = first.querySelector<HTMLElement>(`${CONTROLS}[aria-invalid="true"]`);
  return wrong ?? first.querySelector<HTMLElement>(CONTROLS) ?? undefined;
}

/** Puts the cursor into the first field that needs another look, with what is said of it in sight: bars at a foot may stand below it. */
export function focusFault(form: HTMLElement | null, names: readonly string[]): void {
  const field = form === null ? undefined : findField(form, names);
  if (field === undefined) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  const said = field.getAttribute('aria-describedby')?.split(' ').at(-1);
  if (said !== undefined) document.getElementById(said)?.scrollIntoView({ block: 'nearest' });
}
