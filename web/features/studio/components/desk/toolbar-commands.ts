import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconInfoSquareRounded,
  IconItalic,
  IconLink,
  IconPhoto,
  IconList,
  IconListNumbers,
  IconSuperscript,
  IconTable,
  IconVideo,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';

export type CommandName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'link'
  | 'bullets'
  | 'steps'
  | 'quote'
  | 'table'
  | 'picture'
  | 'callout'
  | 'footnote'
  | 'video'
  | 'undo'
  | 'redo'
  | 'addRow'
  | 'addColumn'
  | 'deleteRow'
  | 'deleteColumn';

interface Command {
  readonly name: CommandName;
  readonly icon: typeof IconBold;
  /** Whether the cursor stands in it. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Left out for a button that opens a window. */
  readonly run?: (editor: Editor) => void;
}

/** The buttons above a text, in the order of the bar. */
const commandList: readonly Command[] = [
  {
    name: 'heading',
    icon: IconH2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    icon: IconH3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    icon: IconBold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: IconItalic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  { name: 'link', icon: IconLink, isOn: (editor) => editor.isActive('link') },
  {
    name: 'bullets',
    icon: IconList,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'steps',
    icon: IconListNumbers,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: IconBlockquote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'table',
    icon: IconTable,
    isOn: (editor) => editor.isActive('table'),
    run(editor) {
      const chain = editor.chain().focus();
      if (editor.isActive('table')) chain.deleteTable().run();
      else chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run();
    },
  },
  { name: 'picture', icon: IconPhoto },
  { name: 'callout', icon: IconInfoSquareRounded, isOn: (editor) => editor.isActive('callout') },
  { name: 'footnote', icon: IconSuperscript, isOn: (editor) => editor.isActive('footnote') },
  { name: 'video', icon: IconVideo, isOn: (editor) => editor.isActive('video') },
  { name: 'undo', icon: IconArrowBackUp, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: IconArrowForwardUp, run: (editor) => editor.chain().focus().redo().run() },
];

/** The buttons that follow them while the cursor is in a table. */
const tableCommands: readonly Command[] = [
  { name: 'addRow', icon: IconRowInsertBottom, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', icon: IconColumnInsertRight, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'deleteRow', icon: IconRowRemove, run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', icon: IconColumnRemove, run: (editor) => editor.chain().focus().deleteColumn().run() },
];
const inTable = [...commandList, ...tableCommands];

/** The buttons that there are where the cursor stands. */
export const commandsAt = (editor: Editor): readonly Command[] => (editor.isActive('table') ? inTable : commandList);
