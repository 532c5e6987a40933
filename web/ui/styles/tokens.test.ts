import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Scheme = Record<string, string>;

function readScheme(selector: string): Scheme {
  const start = css.indexOf(selector);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SCHEMES = {
  light: readScheme(":root[data-mantine-color-scheme='light']"),
  dark: readScheme(":root[data-mantine-color-scheme='dark']"),
};
const GROUNDS = ['paper', 'surface', 'sunk'];
const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'lawn-ink', 'sky', 'amber', 'brick'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground]),
  ),
  ...['paper', 'surface'].map((ground) => ['ink-faint', ground]),
  ...['amber', 'brick', 'sky'].map((tone) => [tone, `${tone}-soft`]),
  ...['lawn', 'amber', 'brick', 'sky'].map((tone) => ['ink', `${tone}-soft`]),
  ['lawn-ink', 'lawn-soft'],
  ['ink-faint', 'sunk'],
  ['on-lawn', 'lawn'],
  ['on-lawn', 'lawn-hover'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-hover'],
];
/** The edge of an input and the focus ring are what tells where they are. */
const EDGE_PAIRS = [...GROUNDS.map((ground) => ['line-strong', ground]), ...GROUNDS.map((ground) => ['lawn', ground])];

function ratio(scheme: Scheme, [one, other]: readonly (string | undefined)[]): number {
  const colors = [scheme[one ?? ''], scheme[other ?? '']];
  if (colors[0] === undefined || colors[1] === undefined) throw new Error(`no such token: ${one} or ${other}`);
  return contrast(colors[0], colors[1]);
}

describe.each(Object.entries(SCHEMES))('in the %s scheme', (_, scheme) => {
  it.each(TEXT_PAIRS)('%s can be read on %s', (...pair) => {
    expect(ratio(scheme, pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('%s can be told from %s', (...pair) => {
    expect(ratio(scheme, pair)).toBeGreaterThanOrEqual(3);
  });
});

describe('the tokens', () => {
  it('restate every colour in the dark scheme', () => {
    expect(Object.keys(SCHEMES.dark).toSorted()).toEqual(Object.keys(SCHEMES.light).toSorted());
  });
});
