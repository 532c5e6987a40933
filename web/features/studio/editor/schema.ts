import { pictureAddress } from '@yardsign/domain/studio/pictures';
import { type Extensions, getSchema, Mark, Node } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Callout, Footnote, Video } from './article-nodes.ts';
import { StarterKit } from '@tiptap/starter-kit';

/** Only what no reader can be harmed by: the same that the server makes links of. */
const ALLOWED = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

export function isAllowedLink(address: string): boolean {
  return ALLOWED.test(address.trim());
}

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      // Words that lead somewhere else than they may are words.
      getAttrs: (element) => (isAllowedLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener' }, 0],
});

/** A picture within a text, with what it shows in words. */
const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="https:"]' }, { tag: `img[src^="${pictureAddress('')}"]` }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/**
 * What a text can be made of: what Markdown can say, and nothing else. Whatever is pasted is read into this, so that styles, scripts,
 * frames and unknown elements are not in it.
 */
export const extensions: Extensions = [
  StarterKit.configure({ underline: false, link: false }),
  TableKit.configure({ table: { resizable: false } }),
  Link,
  Picture,
  Callout,
  Footnote,
  Video,
];

export const schema = getSchema(extensions);
