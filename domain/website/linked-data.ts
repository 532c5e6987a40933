import { oneLine } from '../text/one-line.ts';

/** A thing that a page describes in JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

/** A page describes a few dozen things; one that describes more is not read to its end. */
const MOST_VALUES = 3000;
/** What others say, and what they say it of. */
const NOT_OWN = new Set(['review', 'reviews', 'author', 'comment', 'itemReviewed', 'mentions']);

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All things that blocks of JSON-LD describe, the outermost first. */
export function thingsIn(blocks: readonly unknown[]): Thing[] {
  const values: unknown[] = [...blocks];
  const things: Thing[] = [];
  // The list grows while it is gone through.
  for (let at = 0; at < values.length && at < MOST_VALUES; at += 1) {
    const value = values[at];
    if (Array.isArray(value)) values.push(...(value as unknown[]).slice(0, MOST_VALUES));
    if (!isThing(value)) continue;
    things.push(value);
    for (const [key, inner] of Object.entries(value)) if (!NOT_OWN.has(key)) values.push(inner);
  }
  return things;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether a thing is of one of these types of schema.org, with or without its address in front. */
export function isOfType(thing: Thing, types: ReadonlySet<string>): boolean {
  return listOf(thing['@type']).some((type) => typeof type === 'string' && types.has(type.split(/[/:#]/).at(-1) ?? ''));
}

/** The thing that a property holds, or refers to by its `@id`. */
export function thingOf(value: unknown, things: readonly Thing[]): Thing | null {
  const [first] = listOf(value);
  if (!isThing(first)) return null;
  const { '@id': id, '@type': type } = first;
  if (type !== undefined || id === undefined) return first;
  return things.find((thing) => thing['@id'] === id && thing['@type'] !== undefined) ?? first;
}

/** A property as one line. */
export function lineOf(thing: Thing | null, property: string): string {
  const [value] = listOf(thing?.[property]);
  if (typeof value === 'string') return oneLine(value);
  if (typeof value === 'number') return String(value);
  return isThing(value) && typeof value['name'] === 'string' ? oneLine(value['name']) : '';
}

/** The addresses of the pictures that a property names. */
export function picturesOf(thing: Thing | null, property: string, things: readonly Thing[]): string[] {
  return listOf(thing?.[property])
    .map((value) => {
      if (typeof value === 'string') return value;
      const picture = thingOf(value, things);
      return picture?.['url'] ?? picture?.['contentUrl'];
    })
    .filter((address) => typeof address === 'string');
}
