const WRITTEN_IN = 'textarea, input:is([type="text"], [type="email"], [type="tel"], [type="url"])';

const show = (field: Element) => field.scrollIntoView({ block: 'nearest' });

/**
 * While a bar stands at the foot of a form, the field that one writes in stays above it, with the room below that its `scroll-margin` asks
 * for: what may be wrong with it is said there. As a ref of the bar where it is a part of the form, else of any part of the form.
 */
export function keepFieldsClear(part: HTMLElement | null): (() => void) | undefined {
  const form = part?.closest('form');
  if (!form) return undefined;
  const written = ({ target }: Event) => {
    if (target instanceof Element && target.matches(WRITTEN_IN)) show(target);
  };
  // The bar comes with the first letter.
  const { activeElement } = document;
  if (activeElement !== null && form.contains(activeElement)) show(activeElement);
  form.addEventListener('input', written);
  return () => form.removeEventListener('input', written);
}
