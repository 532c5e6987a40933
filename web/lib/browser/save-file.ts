import { noteUse } from '../usage/note-use.ts';

/** Saves a file among the downloads of the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  noteUse('download');
  // The browser reads the address after this turn; a second is more than it needs.
  window.setTimeout(() => URL.revokeObjectURL(url), 1000);
}
