import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from './schema.ts';

const open = () => {
  const editor = new Editor({ extensions, content: 'Text', injectCSS: false });
  const tell = (event: Event) => editor.view.dom.dispatchEvent(event);
  return {
    type: () => tell(new InputEvent('beforeinput', { inputType: 'insertText', data: 'a' })),
    paste: () => tell(new InputEvent('beforeinput', { inputType: 'insertFromPaste' })),
    press: () => tell(new KeyboardEvent('keydown', { key: 'Enter' })),
    isLeft: () => editor.view.someProp('handleScrollToSelection', (handle) => handle(editor.view)) === true,
  };
};

test('a letter that is typed is brought into view by the browser, and the next change by the editor', () => {
  const { type, isLeft } = open();
  expect(isLeft()).toBe(false);
  type();
  expect([isLeft(), isLeft()]).toEqual([true, false]);
});

test('a key after it, and what is pasted, is brought into view by the editor', () => {
  const { type, paste, press, isLeft } = open();
  type();
  press();
  expect(isLeft()).toBe(false);
  paste();
  expect(isLeft()).toBe(false);
});
