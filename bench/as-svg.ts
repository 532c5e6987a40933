import type { Clip, DrawItem, FlatGradient, FlatShadow, ShapeItem } from '@yardsign/scene/display-list';

/** The drawn shapes of a layout as one SVG, so that others can draw the same piece. Photos, logos and words are not in it. */
export function shapesAsSvg(items: readonly DrawItem[], width: number, height: number): string {
  const defs = createDefs();
  const body = items.flatMap((item) => (item.kind === 'shape' ? [shape(item, defs)] : []));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs.text()}</defs>${body.join('')}</svg>`;
}

interface Defs {
  /** @returns the `url(#…)` of the new definition. */
  add(make: (id: string) => string): string;
  text(): string;
}

function createDefs(): Defs {
  const made: string[] = [];
  return {
    add(make) {
      const id = `d${made.length}`;
      made.push(make(id));
      return `url(#${id})`;
    },
    text: () => made.join(''),
  };
}

function shape(item: ShapeItem, defs: Defs): string {
  const { fill, stroke, shadow, evenOdd, matrix, d, opacity, clips } = item;
  const attributes = [
    `d="${d}"`,
    `transform="matrix(${matrix.join(' ')})"`,
    `fill="${fill === undefined ? 'none' : typeof fill === 'string' ? fill : defs.add((id) => gradient(fill, id))}"`,
    evenOdd ? 'fill-rule="evenodd"' : '',
    opacity < 1 ? `opacity="${opacity}"` : '',
    stroke === undefined
      ? ''
      : `stroke="${stroke.color}" stroke-width="${stroke.width}" stroke-linecap="${stroke.cap}"`,
    stroke === undefined || stroke.dash.length === 0 ? '' : `stroke-dasharray="${stroke.dash.join(' ')}"`,
    shadow === undefined ? '' : `filter="${defs.add((id) => dropShadow(shadow, id))}"`,
  ];
  const path = `<path ${attributes.filter((each) => each !== '').join(' ')}/>`;
  return clips.reduce((inner, each) => `<g clip-path="${defs.add((id) => clip(each, id))}">${inner}</g>`, path);
}

function gradient({ kind, points, stops }: FlatGradient, id: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = points;
  const inner = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return kind === 'linear'
    ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${a}" y1="${b}" x2="${c}" y2="${d}">${inner}</linearGradient>`
    : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${a}" cy="${b}" r="${c}">${inner}</radialGradient>`;
}

function dropShadow({ x, y, blur, color }: FlatShadow, id: string): string {
  return `<filter id="${id}"><feDropShadow dx="${x}" dy="${y}" stdDeviation="${blur / 2}" flood-color="${color}"/></filter>`;
}

function clip({ matrix, d }: Clip, id: string): string {
  return `<clipPath id="${id}"><path d="${d}" transform="matrix(${matrix.join(' ')})"/></clipPath>`;
}
