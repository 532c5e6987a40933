import type { Drawing } from '@yardsign/contracts/drawing-fields';
import { parseTemplate, TemplateError } from '@yardsign/scene/template/template';
import { AppError } from '../../../platform/errors.ts';

/** Characters of JSON that a template may have; the largest that the library lists has 46,000. */
const MOST_CHARACTERS = 200_000;

/** As many faults are told as somebody can read. */
const MOST_FAULTS = 20;

/** Faults of a template, each as its place and what is wrong there. */
function templateFaults(template: unknown): readonly string[] {
  try {
    parseTemplate(template);
  } catch (error) {
    if (error instanceof TemplateError) return error.faults;
    throw error;
  }
  return JSON.stringify(template).length > MOST_CHARACTERS ? ['template: is too large'] : [];
}

/** A slot is answered under its own key, and the drawing has its example. */
function slotFaults({ template, slots }: Drawing): string[] {
  const texts = Object.keys(template['texts'] as object);
  return slots.flatMap(({ key, kind, options }, at) => [
    ...(texts.includes(key) ? [] : [`slots[${at}].key: has no example`]),
    ...(slots.findIndex((other) => other.key === key) < at ? [`slots[${at}].key: is there twice`] : []),
    ...((kind === 'choice') === (options !== undefined) ? [] : [`slots[${at}].options: are for a choice`]),
  ]);
}

/** @throws AppError `invalid_request`, with the path of what cannot be drawn. */
export function checkDrawing(drawing: Drawing): void {
  const faults = templateFaults(drawing.template);
  const all = faults.length > 0 ? faults : slotFaults(drawing);
  if (all.length === 0) return;
  throw new AppError('invalid_request', {
    issues: all.slice(0, MOST_FAULTS).map((fault) => {
      const [place = '', ...rest] = fault.split(': ');
      return { path: `body.${place}`, message: rest.join(': ') };
    }),
  });
}
