import { noteUse } from '../usage/note-use.ts';

/**
 * Puts words on the clipboard. Over plain HTTP browsers have no `navigator.clipboard`; there the words are selected and copied as
 * by hand.
 *
 * @throws Error when the browser refuses
 */
export async function copyText(words: string): Promise<void> {
  await ('clipboard' in navigator ? navigator.clipboard.writeText(words) : copyAsByHand(words));
  noteUse('copy');
}

async function copyAsByHand(words: string): Promise<void> {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = words;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // An open window keeps the cursor to itself: only what is inside can be selected.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isCopied) throw new Error('The browser did not copy.');
}
