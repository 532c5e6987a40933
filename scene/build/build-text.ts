import { chosenSize, holds, insertBrand, insertTexts, isPersonal } from '../template/bindings.ts';
import { BoundedCache } from '../bounded-cache.ts';
import {
  css,
  isOneOfFew,
  isPersonalColour,
  touched,
  type BuildEnv,
  type Built,
  type Place,
  type Room,
} from './build.ts';
import type { Matrix, TextRun } from '../display-list.ts';
import type { TextLayer } from '../layers.ts';
import type { Box } from '../path-data.ts';
import { fitText, type FittedText, type TextRules } from '../text/text-fit.ts';
import { splitWords, type Word } from '../text/words.ts';
import type { Typesetter } from '../text/typesetter.ts';

const DEFAULT_LINE_HEIGHT = 1.2;
const ANY_NUMBER_OF_LINES = 99;
const AS_WIDE_AS_IT_LIKES = 100_000;

/** A text box; its height counts from the top of the first line's capitals to the last baseline. */
export function buildText(layer: TextLayer, room: Room, env: BuildEnv): Built | undefined {
  const source = sourceOf(layer, env);
  const fill = (text: string) => cased(insertBrand(text, env.words), layer, env);
  const faces = { plain: layer.font, emphasis: layer.emphasis?.font ?? layer.font };
  const paragraphs = splitWords(source, faces, fill);
  if (paragraphs.length === 0) return undefined;

  const [min, max] = sizesOf(layer, env);
  const width = layer.w ?? room.w;
  const rules: TextRules = {
    width: width ?? AS_WIDE_AS_IT_LIKES,
    height: layer.h ?? AS_WIDE_AS_IT_LIKES,
    size: { min, max },
    maxLines: layer.maxLines ?? ANY_NUMBER_OF_LINES,
    lineHeight: layer.lineHeight ?? DEFAULT_LINE_HEIGHT,
    letterSpacing: layer.letterSpacing ?? 0,
    face: layer.font,
    balance: layer.balance ?? false,
  };
  const fitted = fitOnce(layer, paragraphs, rules, env.type);
  warn(fitted, env);
  const box = { w: layer.w ?? fitted.width, h: layer.h ?? fitted.height };
  return { ...box, emit: (place) => emitText(layer, fitted, box, place, env) };
}

/** The smallest and the largest size: the design's, up to the one that the member chose for the line. */
function sizesOf(layer: TextLayer, env: BuildEnv): readonly [number, number] {
  const [min, max] = typeof layer.size === 'number' ? [layer.size, layer.size] : layer.size;
  const chosen = chosenSize([layer.text].flat(), env.words);
  return chosen === null ? [min, max] : [Math.min(min, chosen), chosen];
}

/** How many settings of one text are kept: the template's own words in both languages and in a few widths, and the names of the last few members. */
const KEPT_FITS = 16;

interface Fits {
  type: Typesetter;
  fitted: BoundedCache<FittedText>;
}

const fits = new WeakMap<TextLayer, Fits>();

/** The template's own words come out the same for every member. */
function fitOnce(layer: TextLayer, paragraphs: Word[][], rules: TextRules, type: Typesetter): FittedText {
  const words = paragraphs
    .map((paragraph) => paragraph.map((word) => word.map(({ text }) => text).join('\u0000')).join(' '))
    .join('\n');
  let known = fits.get(layer);
  if (known?.type !== type) {
    known = { type, fitted: new BoundedCache(KEPT_FITS) };
    fits.set(layer, known);
  }
  return known.fitted.getOrMake(`${rules.width} ${rules.size.max} ${words}`, () => fitText(paragraphs, rules, type));
}

/** The template's words with its own texts in place; a list is joined without its empty members. */
function sourceOf(layer: TextLayer, env: BuildEnv): string {
  const parts = [layer.text].flat().map((part) => insertTexts(part, env.words.texts));
  const shown = parts.filter((part) => insertBrand(part, env.words).trim() !== '');
  return shown.join(layer.separator ?? ' ');
}

function cased(text: string, layer: TextLayer, env: BuildEnv): string {
  return layer.uppercase === true ? text.toLocaleUpperCase(env.language) : text;
}

function warn(fitted: FittedText, env: BuildEnv): void {
  let missing = '';
  for (const line of fitted.lines)
    for (const { face, text } of line.pieces) missing += env.type.measure(face, text).missing;
  if (missing !== '') env.warnings.push({ kind: 'missing-glyphs', characters: [...new Set(missing)].join('') });
  if (fitted.cut)
    env.warnings.push({
      kind: 'text-cut',
      text: fitted.lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(' '),
    });
}

const SHARE = { left: 0, top: 0, center: 0.5, middle: 0.5, right: 1, bottom: 1 } as const;

function emitText(
  layer: TextLayer,
  fitted: FittedText,
  box: { w: number; h: number },
  place: Place,
  env: BuildEnv,
): void {
  const { size } = fitted;
  const top = (box.h - fitted.height) * SHARE[layer.valign ?? 'top'];
  const emphasis = layer.emphasis?.color ?? layer.color;
  const runs = runsOf(
    layer,
    fitted,
    box,
    top,
    { plain: css(layer.color, env), emphasis: css(emphasis, env) },
    env.type,
  );
  const colours = [layer.color, emphasis];
  const ownWords = [layer.text].flat().some((part) => isPersonal(part, env.words.texts));
  const shared = !place.personal && !ownWords && colours.every(isOneOfFew);
  // Accents reach above the ascender, italics past the advance: half an em on every side holds all of them.
  const inked = { x: 0, y: top, w: Math.max(box.w, fitted.width), h: fitted.height };
  const bounds = touched(place, inked, size / 2);
  env.items.push({
    kind: 'text',
    ...place,
    personal: place.personal || ownWords || colours.some(isPersonalColour),
    runs,
    ...(shared ? { shared: nameOf(runs, place.matrix, bounds) } : {}),
    bounds,
  });
}

function runsOf(
  layer: TextLayer,
  { size, lines }: FittedText,
  box: { w: number; h: number },
  top: number,
  colours: { plain: string; emphasis: string },
  type: Typesetter,
): TextRun[] {
  const metrics = type.metrics(layer.font);
  return lines.flatMap((line, i): TextRun[] => {
    const left = (box.w - line.width) * SHARE[layer.align ?? 'left'];
    const baseline = top + (metrics.capHeight + i * (layer.lineHeight ?? DEFAULT_LINE_HEIGHT)) * size;
    return line.pieces.map(({ face, text, emphasised, x }) => ({
      face,
      text,
      x: left + x,
      y: baseline,
      size,
      spacing: layer.letterSpacing ?? 0,
      color: emphasised ? colours.emphasis : colours.plain,
    }));
  });
}

/** The same for runs that give the same layer. */
function nameOf(runs: readonly TextRun[], matrix: Matrix, { x, y, w, h }: Box): string {
  const words = runs
    .map(({ face, text, x, y, size, spacing, color }) => [face, text, x, y, size, spacing, color].join(' '))
    .join('|');
  return [...matrix, x, y, w, h, words].join(' ');
}

/** Whether a layer's condition lets it show. */
export function isShown(when: string | undefined, env: BuildEnv): boolean {
  return when === undefined || holds(when, env.words);
}
