/** Word writes a list as paragraphs with a bullet or a number of its own, and says so in their style alone. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i;
const WORD_NUMBER = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

function itemsToLists(root: ParentNode): void {
  let list: Element | undefined;
  let last: Element | undefined;
  for (const paragraph of root.querySelectorAll('p[style*="mso-list"]')) {
    if (!WORD_ITEM.test(paragraph.getAttribute('style') ?? '')) continue;
    const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const tag = WORD_NUMBER.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    if (list?.tagName.toLowerCase() !== tag || paragraph.previousElementSibling !== list || !last) {
      list = paragraph.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    list.append(item);
    last = item;
    paragraph.remove();
  }
}

function renamed(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/**
 * What comes from Word, Google Docs or a page, made ready to be read by the editor: lists that are none in name, headings of the first
 * order (the title of the page is that), and emphasis that is only in a style. Everything else falls away because the editor
 * does not know it.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, head, meta, title, iframe, object, template'))
    element.remove();
  itemsToLists(body);
  for (const heading of body.querySelectorAll('h1')) renamed(heading, 'h2');
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = span.style;
    if (Number(fontWeight) >= 600 || fontWeight === 'bold') renamed(span, 'strong');
    else if (fontStyle === 'italic') renamed(span, 'em');
  }
  return body.innerHTML;
}
