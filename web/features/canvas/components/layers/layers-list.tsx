import { useText } from '../../../../lib/i18n/use-text.ts';
import { childrenOf, isWithin, type Path, samePath } from '../../model/layer-tree.ts';
import { useLayerWords } from '../../model/layer-words.ts';
import type { Places } from '../../model/places.ts';
import type { Editor } from '../../model/use-editor.ts';
import type { Layer } from '@yardsign/scene/layers';
import classes from './layers-list.module.css';

interface BranchProps {
  editor: Editor;
  places: Places | undefined;
  layers: readonly Layer[];
  above: Path;
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
function Branch({ editor, places, layers, above }: BranchProps) {
  const { texts, path: chosen } = editor;
  const text = useText('canvas');
  const { layerName } = useLayerWords();
  const isChosen = (path: Path) => chosen !== null && samePath(chosen, path);
  return (
    <ul className={classes['list']}>
      {layers
        .map((layer, at) => ({ layer, path: [...above, at] }))
        .toReversed()
        .map(({ layer, path }) => (
          <li key={path.join('.')}>
            <button
              type="button"
              ref={isChosen(path) ? showChosen : undefined}
              className={classes['layer']}
              aria-pressed={isChosen(path)}
              onClick={() => editor.choose(path)}
            >
              {layerName(layer, texts)}
              {places?.has(layer) === false && <span className={classes['hidden']}> {text('hidden')}</span>}
            </button>
            {chosen !== null && isWithin(chosen, path) && childrenOf(layer).length > 0 && (
              <Branch editor={editor} places={places} layers={childrenOf(layer)} above={path} />
            )}
          </li>
        ))}
    </ul>
  );
}

/** Everything that the size on the screen is made of. */
export function LayersList({ editor, places }: { editor: Editor; places: Places | undefined }) {
  const text = useText('canvas');
  return (
    <section aria-label={text('layers')} className={classes['layers']}>
      {editor.layers.length === 0 ? (
        <p className={classes['none']}>{text('noLayers')}</p>
      ) : (
        <Branch editor={editor} places={places} layers={editor.layers} above={[]} />
      )}
    </section>
  );
}
