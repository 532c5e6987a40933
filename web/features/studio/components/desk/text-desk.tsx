import type { Language } from '@yardsign/domain/languages';
import { useEffect } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextArea, TextField } from '../../../../ui/form/text-field.tsx';
import type { Desk } from '../../editor/desk.ts';
import { isOver } from '../../editor/text-keeper.ts';
import { useDesk, useDeskView } from '../../editor/use-desk.ts';
import type { StudioPiece } from '../../model.ts';
import { DeskState } from './desk-state.tsx';
import { EditorSurface } from './editor-surface.tsx';
import { TextChecks } from './text-checks.tsx';
import classes from './text-desk.module.css';
import { Toolbar } from './toolbar.tsx';

interface TextDeskProps {
  piece: StudioPiece;
  language: Language;
  memberId: string;
  /** Another language stands beside it or above: its fields are called the same. */
  isBeside: boolean;
  /** Another one is on the page in its place. It goes on saving, and comes back with its cursor and what can be undone. */
  isHidden: boolean;
  /** Tells the page of the desk, so that it can wait for what was not saved yet. @returns how to take it back. */
  onOpen: (desk: Desk) => () => void;
}

/** A text in one language, to be written or, when it is no draft, to be read. */
export function TextDesk({ piece, language, memberId, isBeside, isHidden, onOpen }: TextDeskProps) {
  const text = useText('studio');
  const desk = useDesk(piece, language, memberId, {
    label: text(`text_${language}`),
    pictureLeftOut: text('pictureLeftOut'),
  });
  // Not the whole view: how far the saving has come changes all the time while somebody writes.
  const words = useDeskView(desk, (view) => view.words);
  const isHeld = useDeskView(desk, ({ other, keeper }) => other !== null || isOver(keeper));
  const isReadOnly = piece.state !== 'draft' || isHeld;
  useEffect(() => onOpen(desk), [desk, onOpen]);
  const line = (name: keyof typeof words) => ({
    lang: language,
    readOnly: isReadOnly,
    value: words[name],
    onChange: (event: { currentTarget: { value: string } }) => desk.setWord(name, event.currentTarget.value),
  });
  return (
    <section aria-label={text(`text_${language}`)} className={classes['desk']} hidden={isHidden}>
      {isBeside && <h2 className={classes['language']}>{text(`text_${language}`)}</h2>}
      <DeskState desk={desk} language={language} />
      <TextField label={text('title')} maxLength={200} {...line('title')} />
      <TextArea label={text('description')} maxLength={400} rows={2} {...line('description')} />
      <div className={classes['paper']} data-read-only={isReadOnly || undefined}>
        <Toolbar editor={desk.editor} language={language} disabled={isReadOnly} />
        <EditorSurface desk={desk} language={language} isReadOnly={isReadOnly} />
      </div>
      <TextArea
        label={text('shareText')}
        help={text('shareTextHelp')}
        maxLength={5000}
        rows={3}
        {...line('shareText')}
      />
      <TextChecks desk={desk} language={language} isReadOnly={isReadOnly} />
    </section>
  );
}
