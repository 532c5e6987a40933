import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { CalloutDialog } from './callout-dialog.tsx';
import { FootnoteDialog } from './footnote-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { type CommandName, commandsAt } from './toolbar-commands.ts';
import classes from './toolbar.module.css';

/** Which buttons there are and which of them are on, as one text: the bar is drawn again only when that changes. */
function usePressed(editor: Editor): string {
  return useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => void editor.off('transaction', listener);
    },
    () =>
      commandsAt(editor)
        .map(({ isOn }) => (isOn?.(editor) ? '1' : '0'))
        .join(''),
  );
}

/** Where an arrow, Home or End leads in the bar; undefined for any other key. */
function placeAfter(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowRight') return at === last ? 0 : at + 1;
  if (key === 'ArrowLeft') return at === 0 ? last : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The buttons above a text. One of them is reached by Tab, the others by the arrow keys. */
export function Toolbar({ editor, language, disabled }: { editor: Editor; language: Language; disabled: boolean }) {
  const text = useText('studio');
  const pressed = usePressed(editor);
  const commands = commandsAt(editor);
  const last = commands.length - 1;
  const [reached, setAt] = useState(0);
  // The last ones are gone once the cursor has left the table.
  const at = Math.min(reached, last);
  const [opened, setOpened] = useState<CommandName | null>(null);
  const close = () => setOpened(null);
  const bar = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const next = placeAfter(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={text('toolbar')}
        className={classes['toolbar']}
        onKeyDown={move}
      >
        {commands.map(({ name, icon: Icon, isOn, run }, place) => (
          <button
            key={name}
            type="button"
            className={classes['button']}
            tabIndex={place === at ? 0 : -1}
            aria-label={text(`tool_${name}`)}
            title={text(`tool_${name}`)}
            disabled={disabled}
            {...(isOn && { 'aria-pressed': pressed[place] === '1' })}
            onFocus={() => setAt(place)}
            onClick={() => (run ? run(editor) : setOpened(name))}
          >
            <Icon size={20} stroke={1.5} aria-hidden="true" />
          </button>
        ))}
      </div>
      {opened === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {opened === 'callout' && <CalloutDialog editor={editor} onClose={close} />}
      {opened === 'footnote' && <FootnoteDialog editor={editor} onClose={close} />}
      {opened === 'video' && <VideoDialog editor={editor} onClose={close} />}
      {opened === 'picture' && <PictureDialog editor={editor} language={language} onClose={close} />}
    </>
  );
}
