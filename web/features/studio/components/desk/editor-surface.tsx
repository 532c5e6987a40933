import type { Language } from '@yardsign/domain/languages';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { type Desk, keysId } from '../../editor/desk.ts';
import classes from './editor-surface.module.css';

interface EditorSurfaceProps {
  desk: Desk;
  language: Language;
  isReadOnly: boolean;
}

/** Where the text stands. The editor draws it itself; React has no part in it. */
export function EditorSurface({ desk, language, isReadOnly }: EditorSurfaceProps) {
  const text = useText('studio');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) desk.editor.mount(place.current);
    return () => desk.editor.unmount();
  }, [desk]);
  return (
    <>
      <div ref={place} className={classes['surface']} data-text={language} />
      {isReadOnly || (
        <p id={keysId(language)} className={classes['keys']}>
          {text('textKeys')}
        </p>
      )}
    </>
  );
}
