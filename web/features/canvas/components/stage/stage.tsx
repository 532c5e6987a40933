import { SIZES } from '@yardsign/scene/template/template';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { layerAt } from '../../model/layer-tree.ts';
import { movableAt, type Places } from '../../model/places.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { movablesAt } from '../../model/together.ts';
import type { Editor } from '../../model/use-editor.ts';
import { ChosenSaid } from './chosen-said.tsx';
import { SelectionMarks } from './selection-marks.tsx';
import { ScenePicture } from '../scene-picture.tsx';
import classes from './stage.module.css';
import { useDrag } from './use-drag.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The drawing at work: the picture that members get, with what is chosen in it marked. Everything here is in the list of layers too. */
export function Stage({ editor, places: placed }: { editor: Editor; places: Places }) {
  const text = useText('canvas');
  const { design, size, language, look, texts, layers, path, canEdit } = editor;
  const { width, height } = SIZES[size];
  const movable = path ? movableAt(layers, placed, path) : undefined;
  const { ref, guides, scale, move, handlers } = useDrag(editor, placed, movable);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') editor.choose(null);
    else if (!canEdit || !movable) return;
    else if (step) {
      const by = event.shiftKey ? 10 : 1;
      move(movablesAt(layers, placed, editor.all), { x: step[0] * by, y: step[1] * by }, 'nudge');
      editor.tell('moved');
    } else if (event.key === 'Delete' || event.key === 'Backspace') editor.remove();
    else return;
    event.preventDefault();
  };

  return (
    <div
      className={classes['frame']}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(75vh * ${width / height})` }}
    >
      <ScenePicture
        template={design.template}
        size={size}
        language={language}
        brand={look.brand}
        texts={texts}
        imageUrl={look.imageUrl}
        label={text('stageLabel', { title: design.words[language].title || text('untitled') })}
      />
      {/* The keys work on what is chosen; what can be chosen is a list of buttons beside the picture. */}
      <button
        ref={ref}
        type="button"
        className={classes['overlay']}
        data-chosen={path !== null || undefined}
        aria-label={text('stage')}
        aria-describedby="canvas-chosen canvas-keys"
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <svg className={classes['marks']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <SelectionMarks
            layer={editor.layer}
            beside={editor.beside.flatMap((each) => layerAt(layers, each) ?? [])}
            placed={placed}
            movable={canEdit ? movable : undefined}
            guides={guides}
            scale={scale}
            picture={{ width, height }}
          />
        </svg>
      </button>
      <VisuallyHidden>
        <ChosenSaid editor={editor} places={placed} id="canvas-chosen" />
        <span id="canvas-keys">{text('stageKeys')}</span>
      </VisuallyHidden>
    </div>
  );
}
