import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { DesignDesk } from '../model/design-desk.ts';
import type { Places } from '../model/places.ts';
import { type DesignSource, useDesignDesk } from '../model/use-design-desk.ts';
import { type Editor, type EditorOptions, useEditor } from '../model/use-editor.ts';
import { BrandStrip } from './brands/brand-strip.tsx';
import { CanvasBar } from './canvas-bar.tsx';
import classes from './canvas-editor.module.css';
import { DeskLine } from './desk-line.tsx';
import { LayersList } from './layers/layers-list.tsx';
import { Properties } from './properties/properties.tsx';
import { SlotsCard } from './slots/slots-card.tsx';
import { Stage } from './stage/stage.tsx';
import { usePlaces } from './stage/use-places.ts';
import { WordsCard } from './words-card.tsx';

interface CanvasEditorProps extends Omit<EditorOptions, 'canEdit'> {
  source: DesignSource;
  /** What is filled into a drawing of one's own, below the picture; a template for others says there what it asks for. */
  renderFilled?: ((editor: Editor) => ReactNode) | undefined;
  /** Beside the picture, above its layers. */
  renderBeside?: ((editor: Editor) => ReactNode) | undefined;
  /** Hands over what has to be waited for before something is done with the piece. @returns how to take it back. */
  onOpen: (desk: DesignDesk) => () => void;
}

const NOTHING: Places = new Map();

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A drawing to be designed: the picture at work, its layers, what the chosen one is like, and what the brands that it is looked at in would stumble over. */
export function CanvasEditor({ source, renderBeside, renderFilled, onOpen, ...options }: CanvasEditorProps) {
  const text = useText('canvas');
  const { desk, view } = useDesignDesk(source);
  const editor = useEditor(desk, view.history.now, { ...options, canEdit: source.canEdit });
  const places = usePlaces(editor);
  useEffect(() => onOpen(desk), [desk, onOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) editor.undo();
    else if (key === 'g' && editor.canEdit) (event.shiftKey ? editor.ungroup : editor.group)();
    else if (key === 'd' && editor.canEdit && editor.path !== null) editor.copy();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo();
    else return;
    event.preventDefault();
  };
  return (
    // Undo, redo and groups work wherever the focus is in the editor; everything has its own button too.
    <div className={classes['editor']} role="presentation" onKeyDown={onKeyDown}>
      <DeskLine desk={desk} view={view} canEdit={editor.canEdit} />
      <CanvasBar editor={editor} history={view.history} />
      <div className={classes['work']}>
        <div className={classes['stage']}>
          <Stage editor={editor} places={places ?? NOTHING} />
        </div>
        <div className={classes['beside']}>
          {renderBeside?.(editor)}
          <Card title={text('layers')}>
            <LayersList editor={editor} places={places} />
          </Card>
          <Card title={text('properties')}>
            <Properties editor={editor} places={places ?? NOTHING} />
          </Card>
        </div>
      </div>
      {renderFilled?.(editor)}
      <BrandStrip editor={editor} />
      <WordsCard editor={editor} />
      {!editor.isOwn && <SlotsCard editor={editor} />}
    </div>
  );
}
