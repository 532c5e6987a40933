import { FACE_NAMES } from '../text/font-faces.ts';
import { isCondition, textKeysIn } from './bindings.ts';
import {
  asText,
  colour,
  corners,
  count,
  dash,
  fields,
  flag,
  fontSize,
  fraction,
  isObject,
  listOf,
  may,
  needs,
  number,
  numbers,
  oneOf,
  pathData,
  positive,
  scale,
  text,
  type Check,
  type Scope,
} from './value-checks.ts';

const typeOf = (layer: unknown): string => (isObject(layer) ? asText(layer['type']) : '');

const stop: Check = (value, path, scope) => {
  if (!Array.isArray(value) || value.length !== 2) scope.faults.push(`${path}: must be [offset, colour]`);
  else {
    fraction(value[0], `${path}[0]`, scope);
    colour(value[1], `${path}[1]`, scope);
  }
};

const linear = fields({ from: needs(numbers(2)), to: needs(numbers(2)), stops: needs(listOf(stop)) });
const radial = fields({ center: needs(numbers(2)), radius: needs(positive), stops: needs(listOf(stop)) });
const paint: Check = (value, path, scope) => {
  if (typeof value === 'string') colour(value, path, scope);
  else if (isObject(value) && 'center' in value) radial(value, path, scope);
  else linear(value, path, scope);
};

const stroke = fields({
  color: needs(colour),
  width: needs(positive),
  dash: may(dash),
  cap: may(oneOf('butt', 'round')),
});

const shadow = fields({ x: needs(number), y: needs(number), blur: needs(number), color: needs(colour) });
const look = { fill: may(paint), stroke: may(stroke), shadow: may(shadow) };

const condition: Check = (value, path, { faults, texts }) => {
  const when = asText(value);
  if (!isCondition(when, texts)) faults.push(`${path}: '${when}' is not a condition`);
};

const content: Check = (value, path, scope) => {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  for (const part of parts) {
    if (typeof part !== 'string') scope.faults.push(`${path}: must be text or a list of texts`);
    else
      for (const key of textKeysIn(part))
        if (!scope.texts.has(key)) scope.faults.push(`${path}: {${key}} is neither a text nor a brand field`);
  }
};

const symbolName: Check = (value, path, { faults, symbols }) => {
  const name = asText(value);
  if (!symbols.has(name)) faults.push(`${path}: there is no symbol '${name}'`);
};

const box = { w: needs(positive), h: needs(positive) };
const base = {
  type: needs(text),
  x: may(number),
  y: may(number),
  opacity: may(fraction),
  when: may(condition),
  grow: may(flag),
};

const alignX = oneOf('left', 'center', 'right');
const alignY = oneOf('top', 'middle', 'bottom');
const children = needs(listOf((value, path, scope) => layer(value, path, scope)));

const LAYERS: Record<string, Check> = {
  rect: fields({ ...base, ...box, ...look, radius: may(corners) }),
  ellipse: fields({ ...base, ...box, ...look }),
  path: fields({ ...base, ...look, d: needs(pathData), w: may(positive), h: may(positive), evenOdd: may(flag) }),
  image: fields({
    ...base,
    ...box,
    slot: needs(oneOf('photo', 'answer')),
    key: may(text),
    fit: needs(oneOf('cover', 'contain')),
    mask: needs((value, path, scope) =>
      (typeof value === 'string' ? oneOf('none', 'circle') : corners)(value, path, scope),
    ),
    border: may(fields({ color: needs(colour), width: needs(positive), gap: may(number) })),
    shadow: may(shadow),
  }),
  logo: fields({
    ...base,
    ...box,
    background: needs(oneOf('standard', 'dark', 'plate')),
    align: may(alignX),
    valign: may(alignY),
  }),
  mark: fields({
    ...base,
    mark: needs(oneOf('equalHousing')),
    h: needs(positive),
    color: needs(colour),
    label: may(flag),
  }),
  text: fields({
    ...base,
    text: needs(content),
    separator: may(text),
    w: may(positive),
    h: may(positive),
    font: needs(oneOf(...FACE_NAMES)),
    size: needs(fontSize),
    maxLines: may(count),
    align: may(alignX),
    valign: may(alignY),
    lineHeight: may(positive),
    letterSpacing: may(number),
    color: needs(colour),
    uppercase: may(flag),
    emphasis: may(fields({ font: may(oneOf(...FACE_NAMES)), color: may(colour) })),
    balance: may(flag),
  }),
  stack: fields({
    ...base,
    direction: needs(oneOf('row', 'column')),
    gap: may(number),
    w: may(positive),
    h: may(positive),
    align: may(oneOf('start', 'center', 'end')),
    justify: may(oneOf('start', 'center', 'end', 'between')),
    shrink: may(flag),
    padding: may(corners),
    background: may(fields({ ...look, radius: may(number) })),
    children,
  }),
  group: fields({
    ...base,
    w: may(positive),
    h: may(positive),
    scale: may(scale),
    rotate: may(number),
    clip: may((value, path, scope) => (typeof value === 'string' ? pathData : corners)(value, path, scope)),
    children,
  }),
  use: fields({ ...base, ...box, symbol: needs(symbolName), flip: may(flag) }),
  repeat: fields({
    ...base,
    columns: needs(count),
    rows: needs(count),
    stepX: needs(number),
    stepY: needs(number),
    stagger: may(number),
    child: needs((value, path, scope) => repeated(value, path, scope)),
  }),
};

/** Only single shapes are drawn over and over. */
const REPEATED: readonly string[] = ['rect', 'ellipse', 'path'];

const repeated: Check = (value, path, scope) => {
  const type = typeOf(value);
  if (REPEATED.includes(type)) layer(value, path, scope);
  else scope.faults.push(`${path}: '${type}' is not repeated; only ${REPEATED.join(', ')} are`);
};

const layer: Check = (value, path, scope) => {
  const type = typeOf(value);
  // By its own name only: what every object has, such as `constructor`, is no kind of layer.
  const check = Object.hasOwn(LAYERS, type) ? LAYERS[type] : undefined;
  if (check === undefined) scope.faults.push(`${path}: '${type}' is not a kind of layer`);
  else check(value, path, scope);
};

const layers = needs(listOf(layer));
const pair = fields({ en: needs(text), es: needs(text) });
const recordOf =
  (check: Check): Check =>
  (value, path, scope) => {
    if (!isObject(value)) scope.faults.push(`${path}: must be an object`);
    else for (const [key, each] of Object.entries(value)) check(each, `${path}.${key}`, scope);
  };

/** Every fault of a template's JSON, in the order of the file; none means that it can be drawn. */
export function checkTemplate(json: unknown, sizes: Readonly<Record<string, unknown>>): string[] {
  const keysOf = (key: string) => new Set(isObject(json) && isObject(json[key]) ? Object.keys(json[key]) : []);
  const scope: Scope = { faults: [], texts: keysOf('texts'), symbols: keysOf('symbols') };
  const size = fields({ layers });
  const shape = fields({
    version: needs(oneOf(1)),
    name: needs(text),
    texts: needs(recordOf(pair)),
    symbols: needs(recordOf(fields({ ...box, layers }))),
    sizes: needs(fields(Object.fromEntries(Object.keys(sizes).map((name) => [name, may(size)])))),
  });
  shape(json, 'template', scope);
  return scope.faults;
}
