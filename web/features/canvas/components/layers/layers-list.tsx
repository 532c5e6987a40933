import type { Layer } from '@yardsign/scene/layers';
import { SIZES } from '@yardsign/scene/template/template';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { childrenOf, isWithin, type Path, samePath } from '../../model/layer-tree.ts';
import { useLayerWords } from '../../model/layer-words.ts';
import { boxOf, type Places } from '../../model/places.ts';
import type { Editor } from '../../model/use-editor.ts';
import { whereaboutsOf } from '../../model/whereabouts.ts';
import classes from './layers-list.module.css';

const SHAPES: ReadonlySet<Layer['type']> = new Set(['rect', 'ellipse', 'path', 'use', 'repeat']);

interface BranchProps {
  editor: Editor;
  places: Places | undefined;
  layers: readonly Layer[];
  above: Path;
  /** A press chooses a layer together with what is chosen, as it does with Shift or Control. */
  isChoosingMore: boolean;
}

/** Brings what was chosen in the picture into sight, within the list alone. */
function showChosen(button: HTMLButtonElement | null): void {
  const list = button?.closest('section');
  if (!button || !list) return;
  const { top, bottom } = list.getBoundingClientRect();
  const own = button.getBoundingClientRect();
  if (own.top < top) list.scrollTop += own.top - top;
  else if (own.bottom > bottom) list.scrollTop += own.bottom - bottom;
}

/** A layer with what is in it, those in front first. What is in a layer is shown once that or something in it is chosen. */
function Branch({ editor, places, layers, above, isChoosingMore }: BranchProps) {
  const { path: chosen, beside, size, isOwn } = editor;
  const text = useText('canvas');
  const { layerName, isWordless } = useLayerWords(editor);
  /** Beside a shape its place, since several are called alike. */
  const nameOf = (layer: Layer) => {
    const name = layerName(layer);
    const placed = SHAPES.has(layer.type) && name !== text('type_ground') ? places?.get(layer) : undefined;
    const box = placed && boxOf(placed);
    return box ? text('layerAt', { name, where: text(`at_${whereaboutsOf(box, SIZES[size])}`) }) : name;
  };
  /** What is for members who lack something else is no part of a drawing of one's own. */
  const isForOthers = (layer: Layer) =>
    isOwn && layer.when?.includes('brand.') === true && places?.has(layer) === false;
  const isChosen = (path: Path) => [...(chosen ? [chosen] : []), ...beside].some((each) => samePath(each, path));
  return (
    <ul className={classes['list']}>
      {layers
        .map((layer, at) => ({ layer, path: [...above, at] }))
        .toReversed()
        .filter(({ layer }) => !isForOthers(layer))
        .map(({ layer, path }) => (
          <li key={path.join('.')}>
            <button
              type="button"
              ref={isChosen(path) ? showChosen : undefined}
              className={classes['layer']}
              aria-pressed={isChosen(path)}
              onClick={(event) => {
                const isMore = isChoosingMore || event.shiftKey || event.ctrlKey || event.metaKey;
                if (isMore && editor.canEdit) editor.chooseToo(path);
                else editor.choose(path);
              }}
            >
              {nameOf(layer)}
              {places?.has(layer) === false && !isWordless(layer) && (
                <span className={classes['hidden']}> {text(isOwn ? 'hiddenNow' : 'hidden')}</span>
              )}
            </button>
            {chosen !== null && isWithin(chosen, path) && childrenOf(layer).length > 0 && (
              <Branch
                editor={editor}
                places={places}
                layers={childrenOf(layer)}
                above={path}
                isChoosingMore={isChoosingMore}
              />
            )}
          </li>
        ))}
    </ul>
  );
}

/** Everything that the size on the screen is made of. */
export function LayersList({ editor, places }: { editor: Editor; places: Places | undefined }) {
  const text = useText('canvas');
  const [isChoosingMore, setChoosingMore] = useState(false);
  if (editor.layers.length === 0) return <p className={classes['none']}>{text('noLayers')}</p>;
  return (
    <>
      {editor.canEdit && (
        <CheckboxField label={text('chooseMore')} checked={isChoosingMore} onChange={setChoosingMore} />
      )}
      <section aria-label={text('layers')} className={classes['layers']}>
        <Branch
          editor={editor}
          places={places}
          layers={editor.layers}
          above={[]}
          isChoosingMore={isChoosingMore && editor.canEdit}
        />
      </section>
    </>
  );
}
