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
import { canGoTogether, canUngroup, groupLayers, ungroupLayer } from './groups.ts';
import { layerAt, type Patch, type Path, samePath } from './layer-tree.ts';
import { FIRST_LOOK, type Look } from './looks.ts';
import { copyLayers, fromTheFront, raiseTogether } from './together.ts';

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

/** What was done last with what is chosen, for those who do not see it. */
export type Done = 'moved' | 'raised' | 'removed' | 'copied' | 'grouped' | 'ungrouped' | 'undone' | 'redone';

const NO_FACTS: Readonly<Record<string, string>> = {};

/** What of a drawing is on the screen, which layer is chosen, and what can be done to it. */
export function useEditor(desk: DesignDesk, design: Design, { canEdit, looks, facts, ...opened }: EditorOptions) {
  const [wantedSize, setSize] = useState<SizeName>(() => firstSize(design));
  const [language, setLanguage] = useState<Language>(opened.language);
  const [lookName, setLook] = useState<Look['name']>(FIRST_LOOK);
  const [[wantedPath, wantedBeside], setChosen] = useState<readonly [Path | null, readonly Path[]]>([null, []]);
  const [done, tell] = useState<Done | null>(null);
  const setPath = (next: Path | null) => setChosen([next, []]);
  const size = design.template.sizes[wantedSize] ? wantedSize : firstSize(design);
  const layers = layersIn(design, size);
  const look = looks.find(({ name }) => name === lookName) ?? looks[0];
  if (!look) throw new Error('a drawing is looked at in a brand');
  const filled = facts?.[language] ?? NO_FACTS;
  const texts = useMemo(() => ({ ...textsIn(design, language), ...filled }), [design, language, filled]);
  const layer = wantedPath === null ? undefined : layerAt(layers, wantedPath);
  const path = layer === undefined ? null : wantedPath;
  const beside = path === null ? [] : wantedBeside.filter((each) => layerAt(layers, each) !== undefined);
  const all = path === null ? [] : [path, ...beside];
  const chooseAll = (paths: readonly Path[]) => setChosen([paths[0] ?? null, paths.slice(1)]);
  const change = (next: Design, name: string | null = null) => {
    tell(null);
    return canEdit && desk.change(next, name);
  };
  /** @param steps that there are to go back, or forward again. */
  const step = (by: 'undone' | 'redone', steps: readonly Design[]) => {
    if (!canEdit || steps.length === 0) return;
    if (by === 'undone') desk.undo();
    else desk.redo();
    tell(by);
  };
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
    /** Chosen together with it, of the same list. */
    beside,
    /** The ways to all that is chosen. */
    all,
    canEdit,
    /** What was done last, until something else is chosen or changed. */
    done,
    tell,
    /** How many steps can be taken back, and taken again. */
    steps: { past: desk.view.history.past.length, future: desk.view.history.future.length },
    canGroup: canEdit && beside.length > 0,
    canUngroup: canEdit && path !== null && beside.length === 0 && canUngroup(layers, path),
    setSize(next: SizeName) {
      setSize(next);
      setPath(null);
    },
    setLanguage,
    setLook,
    choose(next: Path | null) {
      tell(null);
      setPath(next);
    },
    /** Chooses a layer together with what is chosen, or lets go of it; one that cannot stand in a group with that is chosen alone. */
    chooseToo(next: Path) {
      tell(null);
      if (path === null || !canGoTogether(layers, path, next)) return setPath(next);
      const rest = all.filter((each) => !samePath(each, next));
      chooseAll(rest.length < all.length ? rest : [...all, next]);
    },
    group() {
      const grouped = path && beside.length > 0 && groupLayers(desk.now, size, all);
      if (!grouped) return;
      change(grouped.design);
      setPath(grouped.path);
      tell('grouped');
    },
    ungroup() {
      const apart = path && beside.length === 0 && ungroupLayer(desk.now, size, path);
      if (!apart) return;
      change(apart.design);
      chooseAll(apart.paths);
      tell('ungrouped');
    },
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
      change(withoutUnused(fromTheFront(all).reduce((left, each) => removeLayer(left, size, each), desk.now)));
      setPath(null);
      tell('removed');
    },
    /** Copies what is chosen, and chooses the copies. */
    copy() {
      if (path === null || !canEdit) return;
      const copied = copyLayers(desk.now, size, all);
      change(copied.design);
      chooseAll(copied.paths);
      tell('copied');
    },
    /** Brings what is chosen one place to the front, or to the back. */
    raise(by: 1 | -1) {
      const raised = raiseTogether(layersIn(desk.now, size), all, by);
      if (raised.paths.every((each) => all.some((before) => samePath(before, each)))) return;
      change(withLayers(desk.now, size, raised.layers));
      chooseAll(raised.paths);
      tell('raised');
    },
    undo: () => step('undone', desk.view.history.past),
    redo: () => step('redone', desk.view.history.future),
  };
}

export type Editor = ReturnType<typeof useEditor>;
export type Chosen = Editor & { layer: Layer; path: Path };
