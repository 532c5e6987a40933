import { Node } from '@tiptap/core';

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
