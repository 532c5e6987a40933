import type { KeyboardEvent } from 'react';
import { withMarks } from './markdown-marks.ts';

/** Bold and italics by the keys that everybody knows, in the text field that has the cursor. */
export function useMarkdownKeys(onChange: (text: string) => void) {
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    if (!event.ctrlKey && !event.metaKey) return;
    const { value: text, selectionStart: from, selectionEnd: to } = field;
    const marked = withMarks({ text, from, to }, event.key.toLowerCase());
    if (marked === null) return;
    event.preventDefault();
    onChange(marked.text);
    // The field has the new words after this turn.
    window.setTimeout(() => field.setSelectionRange(marked.from, marked.to));
  };
}
