import type { Layer } from '@yardsign/scene/layers';
import { sizesOf, type SizeName } from '@yardsign/scene/template/template';
import { useMemo, useState } from 'react';
import type { Language } from '../../../lib/i18n/language.ts';
import {
  addLayer,
  changeLayer,
  type Design,
  layersIn,
  removeLayer,
  textsIn,
  withLayers,
  withoutUnused,
} from './design.ts';
import type { DesignDesk } from './design-desk.ts';
import { layerAt, type Patch, type Path, swapAt } from './layer-tree.ts';
import { FIRST_LOOK, type Look } from './looks.ts';

const firstSize = (design: Design): SizeName => sizesOf(design.template)[0] ?? 'square';

/** Who designs, and what they see it in. */
export interface EditorOptions {
  canEdit: boolean;
  /** The language that the drawing is opened in. */
  language: Language;
  looks: readonly Look[];
  /** What is filled into a drawing of one's own, by language: shown in the place of its examples. */
  facts?: Readonly<Record<Language, Readonly<Record<string, string>>>> | undefined;
}

const NO_FACTS: Readonly<Record<string, string>> = {};

/** What of a drawing is on the screen, which layer is chosen, and what can be done to it. */
export function useEditor(desk: DesignDesk, design: Design, { canEdit, looks, facts, ...opened }: EditorOptions) {
  const [wantedSize, setSize] = useState<SizeName>(() => firstSize(design));
  const [language, setLanguage] = useState<Language>(opened.language);
  const [lookName, setLook] = useState<Look['name']>(FIRST_LOOK);
  const [wantedPath, setPath] = useState<Path | null>(null);
  const size = design.template.sizes[wantedSize] ? wantedSize : firstSize(design);
  const layers = layersIn(design, size);
  const look = looks.find(({ name }) => name === lookName) ?? looks[0];
  if (!look) throw new Error('a drawing is looked at in a brand');
  const filled = facts?.[language] ?? NO_FACTS;
  const texts = useMemo(() => ({ ...textsIn(design, language), ...filled }), [design, language, filled]);
  const layer = wantedPath === null ? undefined : layerAt(layers, wantedPath);
  const path = layer === undefined ? null : wantedPath;
  const change = (next: Design, name: string | null = null) => canEdit && desk.change(next, name);
  return {
    design,
    size,
    language,
    look,
    looks,
    /** The words of the drawing as they are shown. */
    texts,
    /** A member designs for themselves: what only a template for others needs is not asked. */
    isOwn: look.name === 'own',
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
    setLook,
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
