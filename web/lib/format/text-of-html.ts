/** The words of a text as a letter, a chat or a reader aloud takes them: a line for each paragraph and each point. @param mark before each point */
export function textOfHtml(html: string, mark: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const point of page.querySelectorAll('li')) point.prepend(mark);
  return [...page.querySelectorAll('h2, h3, p, li, blockquote')]
    .filter((part) => part.parentElement?.closest('li, blockquote') === null)
    .map((part) => part.textContent.trim())
    .join('\n\n');
}
