import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Leaves it to the browser to bring into view what is typed: it has done so by itself when the editor hears of the letter, and measuring
 * where the cursor stands once more would cost each key.
 */
export const TypedIntoView = Extension.create({
  name: 'typedIntoView',
  addProseMirrorPlugins() {
    let isTyped = false;
    const isOver = () => void (isTyped = false);
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: isOver,
            pointerdown: isOver,
            beforeinput: (_view, { inputType, isComposing }) =>
              void (isTyped = inputType === 'insertText' && !isComposing),
          },
          handleScrollToSelection() {
            const isDone = isTyped;
            isTyped = false;
            return isDone;
          },
        },
      }),
    ];
  },
});
