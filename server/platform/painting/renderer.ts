import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { createCanvas, Path2D, type Canvas } from '@napi-rs/canvas';
import { splitBase } from '@yardsign/scene/base-layer';
import type { SceneContext, ScenePath } from '@yardsign/scene/canvas';
import type { Layout } from '@yardsign/scene/display-list';
import { ALL_FONT_FILE_NAMES } from '@yardsign/scene/text/font-faces';
import { imagesOf, layoutScene } from '@yardsign/scene/layout';
import { KeptByWeight } from '@yardsign/scene/kept-by-weight';
import { paintItems, paintPaper } from '@yardsign/scene/paint';
import { createTypesetter, type Typesetter } from '@yardsign/scene/text/typesetter';
import { decodedImages } from './decoded-images.ts';
import { loadEncoders, type Encoders } from './encoders.ts';
import type { Painted, PaintJob } from './jobs.ts';

export interface RendererFiles {
  /** Folder of `scene/fonts`. */
  fontsDir: string;
  /** `harfbuzzjs/hb.wasm`. */
  wasmPath: string;
}

/** A job whose template has a name, so that what is the same for every member can be kept. */
type KeyedJob = PaintJob & { templateKey: string };

export interface Renderer {
  render(job: KeyedJob): Promise<Painted>;
  /** Draws without encoding: straight RGBA, for comparing with a browser. */
  pixels(job: KeyedJob): Promise<Uint8Array>;
}

const KEPT_BASES_BYTES = 96 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;

/** Where the files are when the code runs from source. */
export function sourceFiles(): RendererFiles {
  return {
    fontsDir: fileURLToPath(new URL('../../../scene/fonts/', import.meta.url)),
    wasmPath: createRequire(import.meta.url).resolve('harfbuzzjs/hb.wasm'),
  };
}

/** Draws on the calling thread; one canvas a size is reused, since a new one costs about 3 ms. */
export async function createRenderer(files: RendererFiles): Promise<Renderer> {
  const type = await loadTypesetter(files);
  const encoders = await loadEncoders();
  const canvases = new Map<string, Canvas>();
  const spare: Canvas[] = [];
  const bases = new KeptByWeight<Canvas>(KEPT_BASES_BYTES, (forgotten) => spare.push(forgotten));
  const images = decodedImages();

  const draw = async (job: KeyedJob): Promise<{ canvas: Canvas; layout: Layout }> => {
    const layout = layoutScene(job, type);
    const decoded = await images.of(
      imagesOf(layout).map(({ id }) => id),
      job.images,
    );
    const canvas = canvasOf(canvases, layout);
    const { base, rest, key: members } = splitBase(layout.items);
    const key = [job.templateKey, job.size, job.language, members, JSON.stringify(job.texts ?? {})].join('|');
    const painted = bases.getOrMake(key, () => {
      const made = takeCanvas(spare, layout) ?? createCanvas(layout.width, layout.height);
      paintPaper(contextOf(made), layout.width, layout.height);
      paintItems(contextOf(made), base, () => undefined, type);
      return { value: made, weight: layout.width * layout.height * BYTES_PER_PIXEL };
    });
    layBase(canvas, painted);
    paintItems(contextOf(canvas), rest, (id) => decoded.get(id), type);
    return { canvas, layout };
  };

  return {
    async render(job) {
      const { canvas, layout } = await draw(job);
      const bytes = await encode(canvas, job, encoders);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { bytes, sha256, width: layout.width, height: layout.height, warnings: layout.warnings };
    },
    async pixels(job) {
      const { canvas } = await draw(job);
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return new Uint8Array(data);
    },
  };
}

async function encode(canvas: Canvas, { format }: KeyedJob, encoders: Encoders): Promise<Buffer> {
  const bytes = await encoders[format](canvas);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function loadTypesetter({ fontsDir, wasmPath }: RendererFiles): Promise<Typesetter> {
  const read = async (name: string) => [name, await readFile(join(fontsDir, name))] as const;
  const fonts = Object.fromEntries(await Promise.all(ALL_FONT_FILE_NAMES.map(read)));
  return createTypesetter(fonts, await readFile(wasmPath), {
    createPath: (data) => new Path2D(data) as unknown as ScenePath,
    createLayer: (width, height) => {
      const image = createCanvas(width, height);
      return { image, context: contextOf(image) };
    },
  });
}

function canvasOf(canvases: Map<string, Canvas>, { width, height }: Layout): Canvas {
  const key = `${width}x${height}`;
  const known = canvases.get(key);
  if (known !== undefined) return known;
  const made = createCanvas(width, height);
  canvases.set(key, made);
  return made;
}

/**
 * One of these with that size, and none of the others is left: they are let go of, so that no more is kept than bases were. A canvas
 * that is used again spares V8 a growth of 6 MB, after a few of which it marks its whole heap, on threads of its own.
 */
function takeCanvas(spare: Canvas[], { width, height }: Layout): Canvas | undefined {
  return spare.splice(0).find((canvas) => canvas.width === width && canvas.height === height);
}

/** Replaces what is on the canvas. */
function layBase(canvas: Canvas, base: Canvas): void {
  const ctx = canvas.getContext('2d');
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  // Pixel on pixel: smoothing would change nothing and cost a third more.
  ctx.imageSmoothingEnabled = false;
  // A base is opaque: copying gives what blending would, in three quarters of the time.
  ctx.globalCompositeOperation = 'copy';
  ctx.drawImage(base, 0, 0);
  ctx.globalCompositeOperation = 'source-over';
}

/** The canvas library types its images and paths as its own classes, which the scene only passes through. */
function contextOf(canvas: Canvas): SceneContext {
  return canvas.getContext('2d') as unknown as SceneContext;
}
