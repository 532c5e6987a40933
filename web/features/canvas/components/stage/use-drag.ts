import { SIZES } from '@yardsign/scene/template/template';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { changeLayer } from '../../model/design.ts';
import { canGoTogether } from '../../model/groups.ts';
import { type Path, samePath } from '../../model/layer-tree.ts';
import { boxesBeside, layersUnder, type Movable, placeFields, type Places, type Point } from '../../model/places.ts';
import { type Guides, guidesOf, type Handle, HANDLES, type Rect, snapMove, snapResize } from '../../model/snap.ts';
import { boxAround, movablesAt, moveTogether } from '../../model/together.ts';
import type { Editor } from '../../model/use-editor.ts';

const NO_GUIDES: Guides = { x: [], y: [] };

/** Pixels of the screen within which something is aligned, and that a finger may tremble. */
const REACH = 6;

/** Pixels of the screen that a finger may hit of a handle. */
const HIT = 26;

interface Drag {
  from: Point;
  /** What moves. A handle moves the sides of one alone. */
  movables: readonly [Movable, ...Movable[]];
  /** What they take together. */
  box: Rect;
  handle: Handle | null;
  guides: Guides;
  hasMoved: boolean;
  /** What was chosen before already: a press without a move goes on to what lies under it. */
  wasChosen: boolean;
}

/** The handle of a box that a point hits. */
function handleAt({ x, y, w, h }: Rect, at: Point, reach: number): Handle | null {
  const hit = HANDLES.find(
    (handle) =>
      Math.abs(x + ((handle.x + 1) / 2) * w - at.x) <= reach && Math.abs(y + ((handle.y + 1) / 2) * h - at.y) <= reach,
  );
  return hit ?? null;
}

/** Choosing, moving and resizing by pointer. */
export function useDrag(editor: Editor, places: Places, chosen: Movable | undefined) {
  const ref = useRef<HTMLButtonElement>(null);
  const drag = useRef<Drag | null>(null);
  const [guides, setGuides] = useState(NO_GUIDES);
  const [scale, setScale] = useState(1);
  const { design, layers, size, path, canEdit } = editor;
  const picture = SIZES[size];

  useEffect(() => {
    const stage = ref.current;
    if (stage === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setScale(picture.width / width);
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [picture.width]);

  const pointOf = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    const each = picture.width / box.width;
    return { x: (event.clientX - box.left) * each, y: (event.clientY - box.top) * each };
  };

  const place = (movable: Movable, after: Rect, name: string) =>
    editor.change(
      changeLayer(design, size, movable.path, placeFields(movable, after)),
      `${name} ${size} ${movable.path.join('.')}`,
    );

  const move = (movables: readonly Movable[], by: Point, name: string) => {
    const ways = movables.map((movable) => movable.path.join('.')).join(' ');
    editor.change(moveTogether(design, size, movables, by), `${name} ${size} ${ways}`);
  };

  const begin = (event: PointerEvent, paths: readonly Path[], handle: Handle | null, wasChosen: boolean) => {
    const [first, ...others] = movablesAt(layers, places, paths);
    const box = first && boxAround([first, ...others].map((movable) => movable.box));
    if (!first || !box) return;
    const movables = [first, ...others] as const;
    const ways = movables.map((movable) => movable.path);
    const beside = guidesOf(picture, boxesBeside(layers, places, ways));
    drag.current = { from: pointOf(event), movables, box, handle, guides: beside, hasMoved: false, wasChosen };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = pointOf(event);
    const handle = chosen?.hasSides && canEdit ? handleAt(chosen.box, at, (HIT / 2) * scale) : null;
    if (chosen && handle) return begin(event, [chosen.path], handle, true);
    const under = layersUnder(layers, places, at);
    if (event.shiftKey && canEdit && path !== null) {
      const more = under.find((each) => canGoTogether(layers, path, each));
      if (more) editor.chooseToo(more);
      return;
    }
    const isUnder = editor.all.some((way) => under.some((each) => samePath(each, way)));
    // Whoever takes hold of one of several moves all of them.
    if (isUnder) return begin(event, editor.all, null, true);
    const [next] = under;
    editor.choose(next ?? null);
    begin(event, next ? [next] : [], null, false);
  };

  const onPointerMove = (event: PointerEvent) => {
    const now = drag.current;
    if (now === null || !canEdit) return;
    const at = pointOf(event);
    const by = { x: at.x - now.from.x, y: at.y - now.from.y };
    if (!now.hasMoved && Math.hypot(by.x, by.y) < REACH * scale * 0.5) return;
    now.hasMoved = true;
    const { box, movables } = now;
    const reach = event.altKey ? 0 : REACH * scale;
    const snapped = now.handle
      ? snapResize(box, now.handle, by, now.guides, reach)
      : snapMove({ ...box, x: box.x + by.x, y: box.y + by.y }, now.guides, reach);
    setGuides(event.altKey ? NO_GUIDES : snapped.shown);
    const name = `drag ${now.from.x} ${now.from.y}`;
    if (now.handle) place(movables[0], snapped.box, name);
    else move(movables, { x: snapped.box.x - box.x, y: snapped.box.y - box.y }, name);
  };

  const onPointerUp = (event: PointerEvent) => {
    const now = drag.current;
    drag.current = null;
    setGuides(NO_GUIDES);
    if (now === null || now.hasMoved || !now.wasChosen || now.handle || path === null) return;
    const under = layersUnder(layers, places, pointOf(event));
    // A press on one of several goes on with that one alone.
    const held = under.find((each) => editor.all.some((way) => samePath(each, way))) ?? path;
    if (editor.beside.length > 0) return editor.choose(held);
    const at = under.findIndex((each) => samePath(each, path));
    editor.choose(under[(at + 1) % under.length] ?? path);
  };

  const onPointerCancel = () => {
    drag.current = null;
    setGuides(NO_GUIDES);
  };
  return { ref, guides, scale, move, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
