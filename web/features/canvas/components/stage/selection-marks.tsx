import type { Layer } from '@yardsign/scene/layers';
import { boxOf, type Movable, type Places } from '../../model/places.ts';
import { type Guides, HANDLES, type Rect } from '../../model/snap.ts';
import classes from './stage.module.css';

interface MarksProps {
  layer: Layer | undefined;
  /** What is chosen together with it. */
  beside: readonly Layer[];
  placed: Places;
  /** What its handles move; undefined where nothing may be moved. */
  movable: Movable | undefined;
  guides: Guides;
  /** Pixels of the picture for one of the screen. */
  scale: number;
  picture: { width: number; height: number };
}

/** Pixels of the screen that are seen of a handle. */
const SEEN = 10;

function Handles({ box, scale }: { box: Rect; scale: number }) {
  const side = SEEN * scale;
  return HANDLES.map(({ x, y }) => (
    <rect
      key={`${x},${y}`}
      className={classes['handle']}
      data-sides={`${x},${y}`}
      x={box.x + ((x + 1) / 2) * box.w - side / 2}
      y={box.y + ((y + 1) / 2) * box.h - side / 2}
      width={side}
      height={side}
      rx={2 * scale}
    />
  ));
}

/** What is chosen, its handles, and the lines that it is aligned to. */
export function SelectionMarks({ layer, beside, placed, movable, guides, scale, picture }: MarksProps) {
  const chosen = [...(layer ? [layer] : []), ...beside].flatMap((each) => {
    const place = placed.get(each);
    const box = place && boxOf(place);
    return box ? [box] : [];
  });
  // Two layers may take the same room: it is marked once.
  const marked = new Map(chosen.map((box) => [`${box.x} ${box.y} ${box.w} ${box.h}`, box]));
  return (
    <>
      {guides.x.map((x) => (
        <line key={`x${x}`} className={classes['guide']} x1={x} x2={x} y1={0} y2={picture.height} />
      ))}
      {guides.y.map((y) => (
        <line key={`y${y}`} className={classes['guide']} y1={y} y2={y} x1={0} x2={picture.width} />
      ))}
      {movable && movable.layer !== layer && (
        <rect
          className={classes['around']}
          x={movable.box.x}
          y={movable.box.y}
          width={movable.box.w}
          height={movable.box.h}
        />
      )}
      {[...marked].map(([key, { x, y, w, h }]) => (
        <rect key={key} className={classes['chosen']} x={x} y={y} width={w} height={h} />
      ))}
      {movable?.hasSides === true && beside.length === 0 && <Handles box={movable.box} scale={scale} />}
    </>
  );
}
