import { Extension } from '@tiptap/core';
import {
  DOMParser as ModelParser,
  DOMSerializer,
  Fragment,
  type Mark,
  type Node,
  type Schema,
  Slice,
} from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPaste, isTaken } from './clean-paste.ts';
import { readPastedMarkdown } from './read-markdown.ts';

/** A line that begins with a year or with the number of a house is no list of one. */
const isStep = (node: Node) => node.type.name !== 'orderedList' || node.childCount > 1;

/** Whether Markdown has made something else of a text than paragraphs of words. */
function hasSigns(doc: Node): boolean {
  let has = false;
  doc.descendants((node, _at, parent) => {
    const isBlock = parent === doc && node.type.name !== 'paragraph' && isStep(node);
    const isMarked = node.isInline && (!node.isText || node.marks.length > 0) && node.type.name !== 'hardBreak';
    has ||= isBlock || isMarked;
    return !has;
  });
  return has;
}

/** What Markdown says, under the rules of what is pasted: pictures that a text cannot take are their words. */
function underRules(doc: Node, schema: Schema): Slice {
  // A document of its own, so that no picture is fetched by it.
  const { body } = document.implementation.createHTMLDocument();
  DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: body.ownerDocument }, body);
  for (const picture of body.querySelectorAll('img'))
    if (!isTaken(picture.getAttribute('src') ?? '')) picture.replaceWith(picture.getAttribute('alt') ?? '');
  body.innerHTML = cleanPaste(body.innerHTML);
  const read = ModelParser.fromSchema(schema).parse(body, { preserveWhitespace: true });
  return new Slice(read.content, 0, 0);
}

/** A text as the words that it is made of, each line a paragraph. */
function asWords(text: string, marks: readonly Mark[], schema: Schema): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/);
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line === '' ? [] : schema.text(line, marks)));
  return new Slice(Fragment.from(paragraphs), 0, 0);
}

/**
 * What a text from the clipboard is, which comes without the HTML of a page: Markdown where it has signs of it, otherwise words.
 * @param marks those of the words that it comes in between
 */
export function readPastedText(text: string, marks: readonly Mark[], schema: Schema): Slice {
  const doc = schema.nodeFromJSON(readPastedMarkdown(text));
  return hasSigns(doc) ? underRules(doc, schema) : asWords(text, marks, schema);
}

/** Reads pasted Markdown as what it says. Pasted with Shift, it is the words. */
export const PasteMarkdown = Extension.create({
  name: 'pasteMarkdown',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        clipboardTextParser: (text, $context, isPlain, { state: { schema } }) =>
          isPlain ? asWords(text, $context.marks(), schema) : readPastedText(text, $context.marks(), schema),
      },
    }),
  ],
});
