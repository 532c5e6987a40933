/** What shows that somebody goes on by themselves. */
const SIGNS = ['keydown', 'pointerdown', 'focusin'];

const toContent = () => document.getElementById('content')?.focus({ preventScroll: true });

const catchLost = () => {
  if (document.activeElement === document.body) toContent();
};

/**
 * Keeps the focus in the content after a navigation, where it gets lost: the frame of the page before may go only once the code of the next
 * has come, a window that led here closes after it has, and another view of a page takes the button away that asked for it. Ends by itself
 * as soon as somebody presses something or another element takes the focus.
 *
 * @param isNewPage whether the focus goes into the content at once, wherever it is
 * @returns what ends it
 */
export function holdFocusInContent(isNewPage: boolean): () => void {
  const watch = new MutationObserver(catchLost);
  const end = () => watch.disconnect();
  if (isNewPage) toContent();
  else catchLost();
  watch.observe(document.body, { childList: true, subtree: true });
  for (const sign of SIGNS)
    addEventListener(sign, ({ target }) => (target as Element).id !== 'content' && end(), {
      capture: true,
      once: true,
    });
  return end;
}
