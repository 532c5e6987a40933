import { onColour, parseHex, readableOn, shade, tint, type Rgba } from './colour.ts';

/**
 * A template's colours are small expressions:
 * `#RRGGBB`, `#RRGGBBAA`, `brand.primary`, `brand.onPrimary`, `tint(c, 0.8)` (towards white), `shade(c, 0.3)` (towards
 * black), `alpha(c, 0.5)`, `on(c)` (white or ink, whichever reads on c), `readable(c, background)` (c itself, moved until it reads).
 */
export interface ColourExpression {
  /** True when the result changes with the member's colour. */
  personal: boolean;
  /** There are only a few results, whatever the member's colour: white or ink, for one. */
  few: boolean;
  resolve(primary: Rgba): Rgba;
}

const FALLBACK_PRIMARY: Rgba = { r: 31, g: 122, b: 77, a: 1 };

/** The member's colour as numbers; a malformed one is answered with the product's green rather than by failing a post. */
export function primaryOf(hex: string): Rgba {
  return parseHex(hex) ?? FALLBACK_PRIMARY;
}

/** @throws Error naming what is wrong with the expression */
export function parseColour(text: string): ColourExpression {
  const reader = { text: text.replaceAll(/\s+/g, ''), at: 0 };
  const expression = readColour(reader);
  if (reader.at !== reader.text.length) throw new Error(`'${text}' has something after the colour`);
  return expression;
}

interface Reader {
  text: string;
  at: number;
}

function readColour(reader: Reader): ColourExpression {
  const word = take(reader, /[#\w.]+/y);
  if (word === undefined) throw new Error(`'${reader.text}' is not a colour`);
  const fixed = parseHex(word);
  if (fixed !== undefined) return { personal: false, few: true, resolve: () => fixed };
  switch (word) {
    case 'brand.primary':
      return { personal: true, few: false, resolve: (primary) => primary };
    case 'brand.onPrimary':
      return { personal: true, few: true, resolve: onColour };
    case 'on':
      return readOn(reader);
    case 'readable':
      return readReadable(reader);
    case 'tint':
      return readAmount(reader, tint);
    case 'shade':
      return readAmount(reader, shade);
    case 'alpha':
      return readAmount(reader, (colour, a) => ({ ...colour, a: colour.a * a }));
    default:
      throw new Error(`'${word}' is not a colour`);
  }
}

function readOn(reader: Reader): ColourExpression {
  expect(reader, '(');
  const inner = readColour(reader);
  expect(reader, ')');
  return { personal: inner.personal, few: true, resolve: (primary) => onColour(inner.resolve(primary)) };
}

function readReadable(reader: Reader): ColourExpression {
  expect(reader, '(');
  const colour = readColour(reader);
  expect(reader, ',');
  const background = readColour(reader);
  expect(reader, ')');
  const personal = colour.personal || background.personal;
  return {
    personal,
    few: !personal,
    resolve: (primary) => readableOn(colour.resolve(primary), background.resolve(primary)),
  };
}

function readAmount(reader: Reader, apply: (colour: Rgba, amount: number) => Rgba): ColourExpression {
  expect(reader, '(');
  const colour = readColour(reader);
  expect(reader, ',');
  const amount = Number(take(reader, /[\d.]+/y));
  expect(reader, ')');
  if (!(amount >= 0 && amount <= 1)) throw new Error(`'${reader.text}' needs an amount from 0 to 1`);
  return { ...colour, resolve: (primary) => apply(colour.resolve(primary), amount) };
}

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0];
  reader.at += found?.length ?? 0;
  return found;
}

function expect(reader: Reader, character: string): void {
  if (reader.text[reader.at] !== character)
    throw new Error(`'${reader.text}' lacks '${character}' at ${reader.at + 1}`);
  reader.at += 1;
}
