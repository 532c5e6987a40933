/*
 * Stands for the package `linkify-it` in the browser: Markdown's reader asks for it at once and never uses it, since in a text of ours what
 * looks like an address is no link by itself. The package and its tables of characters are some 5 KB.
 */
export class LinkifyIt {
  /** Whether there is an address in a text. */
  test = (): boolean => false;
}
