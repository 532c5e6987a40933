import { useText } from '../../../../lib/i18n/use-text.ts';
import { childrenOf, layerAt } from '../../model/layer-tree.ts';
import { useLayerWords } from '../../model/layer-words.ts';
import { boxOf, type Places } from '../../model/places.ts';
import type { Editor } from '../../model/use-editor.ts';

interface ChosenSaidProps {
  editor: Editor;
  places: Places;
  /** Of the words that say what is chosen. */
  id: string;
}

/**
 * What is chosen and where it stands, and what a key or a button has just done with it, for those who do not see the drawing. What is
 * typed into a field is not said again: its field says it.
 */
export function ChosenSaid({ editor, places, id }: ChosenSaidProps) {
  const text = useText('canvas');
  const { layerName } = useLayerWords(editor);
  const { layer, layers, path, beside, done, steps } = editor;
  const name = layer ? layerName(layer) : '';

  function where(): string {
    if (beside.length > 0) return text('chosenTogether', { count: beside.length + 1 });
    const placed = layer && places.get(layer);
    const box = placed && boxOf(placed);
    return box ? text('chosenAt', { name, left: Math.round(box.x), top: Math.round(box.y) }) : name;
  }

  /** Where it stands among those beside it: the last of a list is drawn in front. */
  function order(): string {
    const parent = path && path.length > 1 ? layerAt(layers, path.slice(0, -1)) : undefined;
    const count = (parent ? childrenOf(parent) : layers).length;
    return text('chosenOrder', { name, at: count - (path?.at(-1) ?? 0), count });
  }

  function said(): string {
    if (done === null) return '';
    if (done === 'moved') return where();
    if (done === 'raised') return order();
    return `${text(`did_${done}`, { count: steps[done === 'redone' ? 'future' : 'past'] })} ${where()}`.trim();
  }

  return (
    <>
      <span id={id}>{layer ? where() : text('noneChosen')}</span>
      <span role="status">{said()}</span>
    </>
  );
}
