/** Something drawn on a page, in points from the top left of the first page. */
export interface Box {
  kind: 'image' | 'text' | 'shape';
  /** Of an image: the picture that it is, where that is known. */
  name: string | null;
  /** Of a shape. */
  fill: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
}

const TAG = /<(\/?)(svg|g|image|path|use)\b([^>]*?)(\/?)>/g;
/** The least size of letters on a page, as far as lines may come to each other. */
const LETTER = 6;

const attribute = (attributes: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
const numbers = (text: string) => (text.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);

/** Where an element is moved to; pages of the typesetter are never turned or stretched, but for letters, which stand upside down. */
function shiftOf(attributes: string): { x: number; y: number } {
  const [, , , , x = 0, y = 0] = numbers(attribute(attributes, 'transform') ?? '');
  return { x, y };
}

/** The extent of the outline of a plate or a ground: lines and curves that go on from where they are. */
function extentOf(d: string): { width: number; height: number } {
  const at = { x: 0, y: 0 };
  const most = { width: 0, height: 0 };
  for (const [, command = '', values = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const all = numbers(values);
    const [x = 0, y = 0] = command === 'v' ? [0, all[0]] : command === 'h' ? [all[0], 0] : all.slice(-2);
    if (command === 'Z') continue;
    if (command === 'M' || command === 'L') Object.assign(at, { x, y });
    else Object.assign(at, { x: at.x + (x ?? 0), y: at.y + (y ?? 0) });
    most.width = Math.max(most.width, at.x);
    most.height = Math.max(most.height, at.y);
  }
  return most;
}

/**
 * What the typesetter has drawn, by walking through its SVG.
 *
 * @param pictures the pictures that were handed to it, by the name that a box is to have.
 */
export function boxesIn(svg: string, pictures: Readonly<Record<string, Uint8Array>>): Box[] {
  const known = Object.entries(pictures).map(([name, bytes]) => [Buffer.from(bytes).toString('base64'), name] as const);
  const drawn = svg.replace(/<defs[\s\S]*?<\/defs>/g, '');
  const groups: { x: number; y: number; text: Box | null }[] = [{ x: 0, y: 0, text: null }];
  const boxes: Box[] = [];
  for (const [, closes, tag, attributes = '', isEmpty] of drawn.matchAll(TAG)) {
    if (closes === '/') {
      groups.pop();
      continue;
    }
    const parent = groups.at(-1) ?? { x: 0, y: 0, text: null };
    const shift = shiftOf(attributes);
    const place = { x: parent.x + shift.x, y: parent.y + shift.y };
    if (tag === 'image') {
      const data = (attribute(attributes, 'xlink:href') ?? '').replace(/^data:[^,]*,/, '');
      const name = known.find(([bytes]) => bytes === data)?.[1] ?? null;
      const [width = 0, height = 0] = ['width', 'height'].map((side) => Number(attribute(attributes, side)));
      boxes.push({ kind: 'image', name, fill: null, ...place, width, height });
    } else if (tag === 'path') {
      const fill = attribute(attributes, 'fill') ?? null;
      boxes.push({ kind: 'shape', name: null, fill, ...place, ...extentOf(attribute(attributes, 'd') ?? '') });
    } else if (tag === 'use' && parent.text !== null) {
      parent.text.width = Math.max(parent.text.width, Number(attribute(attributes, 'x')) + LETTER);
    }
    if (isEmpty === '/') continue;
    const isText = attribute(attributes, 'class') === 'typst-text';
    const box: Box = {
      kind: 'text',
      name: null,
      fill: null,
      x: place.x,
      y: place.y - LETTER,
      width: 0,
      height: LETTER,
    };
    if (isText) boxes.push(box);
    groups.push({ ...place, text: isText ? box : null });
  }
  return boxes;
}

/** How much of two boxes is the same place, in square points; less than a hair's breadth is none. */
export function overlap(one: Box, other: Box): number {
  const along = (side: 'x' | 'y', length: 'width' | 'height') =>
    Math.min(one[side] + one[length], other[side] + other[length]) - Math.max(one[side], other[side]);
  const [width, height] = [along('x', 'width'), along('y', 'height')];
  return width > 0.1 && height > 0.1 ? width * height : 0;
}
