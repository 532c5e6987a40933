import { type Extensions, getSchema, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { Callout, Footnote, Picture, Video } from './article-nodes.ts';
import { PasteMarkdown } from './paste-markdown.ts';
import { TypedIntoView } from './typed-into-view.ts';

/** Only what no reader can be harmed by, of what the server makes links of; and it leads somewhere. */
const ALLOWED = /^(?:https?:\/\/[^\s/]|mailto:\S|tel:\S|\/(?!\/)|#)/i;

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

/** A cell is one line in Markdown, which has no list, quote or heading in it. */
const inCells = { content: 'paragraph+' };

/**
 * What a text can be made of: what Markdown can say, and nothing else. Whatever is pasted is read into this, so that styles, scripts,
 * frames and unknown elements are not in it.
 */
export const extensions: Extensions = [
  // One by one, and not as the starter kit: it brings a second kind of link with a list of the world's top-level domains.
  Bold,
  Blockquote,
  BulletList,
  Code,
  CodeBlock,
  Document,
  Dropcursor,
  Gapcursor,
  HardBreak,
  Heading,
  UndoRedo,
  HorizontalRule,
  Italic,
  ListItem,
  ListKeymap,
  OrderedList,
  Paragraph,
  Strike,
  Text,
  TrailingNode,
  TypedIntoView,
  TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
  TableCell.extend(inCells),
  TableHeader.extend(inCells),
  Link,
  Picture,
  Callout,
  Footnote,
  Video,
  PasteMarkdown,
];

export const schema = getSchema(extensions);
