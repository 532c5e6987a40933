import { Node } from '@tiptap/core';
import { pictureAddress } from '@yardsign/domain/studio/pictures';

/** A remark beside the text, such as a tip. What its kind is called stands in the style of the page, in the language of the text. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element: HTMLElement) => element.dataset['kind'] ?? 'note',
      renderHTML: ({ kind }: Record<string, unknown>) => ({ 'data-kind': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-kind]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

/** A note that stands at the end of the text; here it is a sign that can be opened. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    text: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['note'] ?? '',
      renderHTML: ({ text }: Record<string, unknown>) => ({ 'data-note': text, title: text }),
    },
  }),
  parseHTML: () => [{ tag: 'sup[data-note]' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes, '†'],
});

/** A film elsewhere, which is opened there. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    title: { default: '', parseHTML: (element: HTMLElement) => element.textContent },
    href: { default: '', parseHTML: (element: HTMLElement) => element.dataset['href'] ?? '' },
  }),
  parseHTML: () => [{ tag: 'p[data-href^="https://"]' }],
  renderHTML: ({ node }) => [
    'p',
    { class: 'video', 'data-href': String(node.attrs['href']) },
    String(node.attrs['title']),
  ],
});

/** A picture as it is drawn. One of another site is its words, as readers have it: a page of ours fetches nothing from there. */
function shownPicture(src: string, alt: string): HTMLElement {
  if (src.startsWith(pictureAddress(''))) return Object.assign(document.createElement('img'), { src, alt });
  const words = Object.assign(document.createElement('span'), { textContent: alt || src, title: src });
  words.dataset['elsewhere'] = '';
  return words;
}

/** A picture within a text, with what it shows in words. */
export const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="https:"]' }, { tag: `img[src^="${pictureAddress('')}"]` }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => ({ dom: shownPicture(String(node.attrs['src']), String(node.attrs['alt'])) }),
});
