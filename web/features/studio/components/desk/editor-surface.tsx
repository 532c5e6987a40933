import type { Language } from '@yardsign/domain/languages';
import { useEffect, useRef } from 'react';
import type { Desk } from '../../editor/desk.ts';
import classes from './editor-surface.module.css';

/** Where the text stands. The editor draws it itself; React has no part in it. */
export function EditorSurface({ desk, language }: { desk: Desk; language: Language }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) desk.editor.mount(place.current);
    return () => desk.editor.unmount();
  }, [desk]);
  return <div ref={place} className={classes['surface']} data-text={language} />;
}
