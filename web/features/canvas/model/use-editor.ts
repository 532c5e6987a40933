import type { Layer } from '@yardsign/scene/layers';
import { sizesOf, type SizeName } from '@yardsign/scene/template/template';
import { useState } from 'react';
import type { Language } from '../../../lib/i18n/language.ts';
import { addLayer, changeLayer, type Design, layersIn, removeLayer, withLayers, withoutUnused } from './design.ts';
import type { DesignDesk } from './design-desk.ts';
import { layerAt, type Patch, type Path, swapAt } from './layer-tree.ts';
import type { Sample } from './sample-brands.ts';

const firstSize = (design: Design): SizeName => sizesOf(design.template)[0] ?? 'square';

/** What of a drawing is on the screen, which layer is chosen, and what can be done to it. */
export function useEditor(desk: DesignDesk, design: Design, canEdit: boolean, own: Language) {
  const [wantedSize, setSize] = useState<SizeName>(() => firstSize(design));
  const [language, setLanguage] = useState<Language>(own);
  const [sample, setSample] = useState<Sample>('navy');
  const [wantedPath, setPath] = useState<Path | null>(null);
  const size = design.template.sizes[wantedSize] ? wantedSize : firstSize(design);
  const layers = layersIn(design, size);
  const layer = wantedPath === null ? undefined : layerAt(layers, wantedPath);
  const path = layer === undefined ? null : wantedPath;
  const change = (next: Design, name: string | null = null) => canEdit && desk.change(next, name);
  return {
    design,
    size,
    language,
    sample,
    layers,
    /** The chosen layer, and the way to it; both are there or neither. */
    path,
    layer,
    canEdit,
    setSize(next: SizeName) {
      setSize(next);
      setPath(null);
    },
    setLanguage,
    setSample,
    choose: setPath,
    change,
    /** @param name of a change that comes in many small ones, which are undone together. */
    patch(patch: Patch, name: string | null = null) {
      if (path !== null) change(changeLayer(desk.now, size, path, patch), name && `${name} ${size} ${path.join('.')}`);
    },
    add(of: (design: Design) => { design: Design; layer: Layer }) {
      const made = of(desk.now);
      const added = addLayer(made.design, size, made.layer);
      change(added.design);
      setPath(added.path);
    },
    remove() {
      if (path === null) return;
      change(withoutUnused(removeLayer(desk.now, size, path)));
      setPath(null);
    },
    /** Brings the chosen layer one place to the front, or to the back. */
    raise(by: 1 | -1) {
      const swapped = path && swapAt(layersIn(desk.now, size), path, by);
      if (!swapped) return;
      change(withLayers(desk.now, size, swapped.layers));
      setPath(swapped.path);
    },
    undo: () => canEdit && desk.undo(),
    redo: () => canEdit && desk.redo(),
  };
}

export type Editor = ReturnType<typeof useEditor>;
export type Chosen = Editor & { layer: Layer; path: Path };
