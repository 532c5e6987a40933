import { BoundedCache } from '../bounded-cache.ts';
import type { SceneImage, ScenePath, SceneWorld } from '../canvas.ts';
import { directionOf, SCRIPTS } from '@yardsign/domain/text/scripts';
import { FACE_NAMES, FACE_PARTS, fontFileName, scriptFileName, standInWeight, type FaceName } from './font-faces.ts';
import { loadHarfBuzz, type HbFont } from './harfbuzz.ts';
import { KeptByWeight } from '../kept-by-weight.ts';

/** Font files by name, as listed in `FONT_FILE_NAMES`. */
export type FontFiles = Readonly<Record<string, Uint8Array>>;

interface FaceMetrics {
  /** All in em. */
  ascent: number;
  descent: number;
  capHeight: number;
}

interface ShapedText {
  /** Width in em, letter spacing not counted. */
  advance: number;
  glyphCount: number;
  /** Characters that the face has in no form, and that are therefore left out. */
  missing: string;
}

/** Measures and draws text by glyph outlines, so that no operating system's rasteriser or metrics have a say. */
export interface Typesetter {
  metrics(face: FaceName): FaceMetrics;
  measure(face: FaceName, text: string): ShapedText;
  /** One path for the whole text in em/1000 units, y up, from the baseline's start; `spacing` is the letter spacing in em. */
  textPath(face: FaceName, text: string, spacing: number): ScenePath;
  /** SVG path data as a path, made once. */
  path(data: string): ScenePath;
  /** Words that many pictures share, drawn once. */
  layer(name: string, draw: (create: SceneWorld['createLayer']) => TextLayer): TextLayer;
}

/** Drawn words, and the canvas pixel that their top left corner lies on. */
export interface TextLayer {
  image: SceneImage;
  x: number;
  y: number;
}

/** Units of `textPath` per em. */
export const PATH_UNITS_PER_EM = 1000;

/** Of each face. */
const MEASURED_TEXTS = 2000;
const KEPT_PATHS = 3000;
const KEPT_LAYERS_BYTES = 96 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;

interface PlacedGlyph {
  font: HbFont;
  id: number;
  x: number;
  y: number;
}

interface Shaped extends ShapedText {
  glyphs: PlacedGlyph[];
}

/**
 * @param fonts  every file of `FONT_FILE_NAMES`; a missing one throws, since text would then silently change its looks. Those of
 *               scripts may be left out by who draws nothing in them: their letters are then missing, and said to be
 * @param wasm   the bytes of `harfbuzzjs/hb.wasm`
 * @param world  what makes paths and canvases
 */
export async function createTypesetter(
  fonts: FontFiles,
  wasm: BufferSource,
  { createPath, createLayer }: SceneWorld,
): Promise<Typesetter> {
  const openFont = await loadHarfBuzz(wasm);
  const opened = new Map<string, HbFont>();
  // What stands in for the letters of a script is shared by all faces of its weight.
  const open = (name: string, file: Uint8Array) => {
    const font = opened.get(name) ?? openFont(file);
    opened.set(name, font);
    return font;
  };
  const faces = new Map(FACE_NAMES.map((name) => [name, openFace(name, fonts, open)]));
  const paths = new BoundedCache<ScenePath>(KEPT_PATHS);
  const layers = new KeptByWeight<TextLayer>(KEPT_LAYERS_BYTES);
  const faceOf = (name: FaceName) => {
    const face = faces.get(name);
    if (face === undefined) throw new Error(`there is no face ${name}`);
    return face;
  };
  const shape = (name: FaceName, text: string) => {
    const { chain, shaped } = faceOf(name);
    return shaped.getOrMake(text, () => shapeText(chain, text));
  };
  return {
    metrics: (face) => faceOf(face).metrics,
    measure: shape,
    textPath: (face, text, spacing) =>
      paths.getOrMake(`${face}|${spacing}|${text}`, () => createPath(outlineOf(shape(face, text), spacing))),
    path: (data) => paths.getOrMake(data, () => createPath(data)),
    layer: (name, draw) =>
      layers.getOrMake(name, () => {
        const layer = draw(createLayer);
        return { value: layer, weight: layer.image.width * layer.image.height * BYTES_PER_PIXEL };
      }),
  };
}

interface Face {
  chain: HbFont[];
  metrics: FaceMetrics;
  shaped: BoundedCache<Shaped>;
}

function openFace(name: FaceName, fonts: FontFiles, open: (name: string, file: Uint8Array) => HbFont): Face {
  const own = FACE_PARTS.map((part) => fontFileName(name, part)).map((file) => open(file, fileOf(fonts, file)));
  const standIns = SCRIPTS.map((script) => scriptFileName(script, standInWeight(name))).flatMap((file) => {
    const bytes = fonts[file];
    return bytes === undefined ? [] : [open(file, bytes)];
  });
  const chain = [...own, ...standIns];
  return { chain, metrics: metricsOf(chain), shaped: new BoundedCache(MEASURED_TEXTS) };
}

function fileOf(fonts: FontFiles, name: string): Uint8Array {
  const file = fonts[name];
  if (file === undefined) throw new Error(`font file ${name} is missing`);
  return file;
}

function metricsOf(chain: HbFont[]): FaceMetrics {
  const [font] = chain;
  if (font === undefined) throw new Error('a face has no font');
  const em = font.unitsPerEm;
  return { ascent: font.ascent / em, descent: font.descent / em, capHeight: font.capHeight / em };
}

/** Splits the text into runs by the first font of the chain that has each character, and shapes every run. */
function shapeText(chain: HbFont[], text: string): Shaped {
  const { runs, missing } = splitByFont(chain, text);
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const run of directionOf(text) === 'rtl' ? runs.toReversed() : runs) {
    const scale = PATH_UNITS_PER_EM / run.font.unitsPerEm;
    for (const glyph of run.font.shape(run.text)) {
      glyphs.push({ font: run.font, id: glyph.id, x: x + glyph.dx * scale, y: glyph.dy * scale });
      x += glyph.advance * scale;
    }
  }
  return { advance: x / PATH_UNITS_PER_EM, glyphCount: glyphs.length, missing, glyphs };
}

interface Run {
  font: HbFont;
  text: string;
}

function splitByFont(chain: HbFont[], text: string): { runs: Run[]; missing: string } {
  const runs: Run[] = [];
  let missing = '';
  for (const character of text.normalize('NFC')) {
    const found = findFont(chain, character);
    if (found === undefined) {
      missing += character;
      continue;
    }
    if (found.text !== character) missing += character;
    const last = runs.at(-1);
    if (last !== undefined && last.font === found.font) last.text += found.text;
    else runs.push({ ...found });
  }
  return { runs, missing };
}

/** A character that no font has is drawn without its marks (ễ as e) rather than as an empty box; the layout warns of it. */
function findFont(chain: HbFont[], character: string): Run | undefined {
  const [bare = ''] = character.normalize('NFD');
  for (const candidate of new Set([character, bare])) {
    const font = chain.find((each) => each.covers(candidate.codePointAt(0) ?? 0));
    if (font !== undefined) return { font, text: candidate };
  }
  return undefined;
}

function outlineOf({ glyphs }: Shaped, spacing: number): string {
  return glyphs
    .map((glyph, i) => {
      const scale = PATH_UNITS_PER_EM / glyph.font.unitsPerEm;
      const x = (glyph.x + i * spacing * PATH_UNITS_PER_EM) / scale;
      const data = glyph.font.outline(glyph.id, x, glyph.y / scale);
      return scale === 1 ? data : rescale(data, scale);
    })
    .join('');
}

function rescale(data: string, scale: number): string {
  return data.replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => String(Number(number) * scale));
}
