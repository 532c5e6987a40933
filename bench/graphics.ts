import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { layoutScene } from '@yardsign/scene/layout';
import type { Template } from '@yardsign/scene/template/template';
import { testTypesetter } from '@yardsign/scene/testing';
import type { PictureFormat } from '@yardsign/server/platform/painting/jobs';
import { loadEncoders } from '@yardsign/server/platform/painting/encoders';
import { minorCollector } from '@yardsign/server/platform/painting/minor-collector';
import { createPainter, type Painter } from '@yardsign/server/platform/painting/painter';
import { launchChromium } from '../e2e/support/chromium.ts';
import { graphicTemplates, memberMaker, type Member } from './members.ts';
import {
  chromiumPage,
  emptyPage,
  HEIGHT,
  pieceOf,
  satoriAndResvg,
  WIDTH,
  type Draw,
  type Piece,
} from './other-ways.ts';
import { cpuOfTree, ROOT } from './processes.ts';
import { atLeast, median, type Row } from './row.ts';

const ROUNDS = 5;
/** Of ours, before anything is measured: over the first few hundred pictures V8 compiles, on threads of its own, what is used much. */
const WARM_ROUNDS = 10;
const OURS_PER_ROUND = 40;
const OTHERS_PER_ROUND = 10;
const GOAL_PER_SECOND = 120;
const GOAL_OVER_CHROMIUM = 6;
const GOAL_OVER_SATORI = 13;
const GOAL_PNG_PER_SECOND = 65;
const MILLISECOND_US = 1000;

interface Way {
  name: string;
  /** CPU in milliseconds for one picture, the mean of a round. */
  round(): Promise<number>;
  figures: number[];
}

/**
 * CPU for one 1080 × 1350 picture by the painter as it is built, beside other ways that draw in turns with it, so that a busy
 * machine slows all of them. No two members alike, none drawn twice, every photo and logo decoded anew.
 */
export async function run(): Promise<Row[]> {
  const next = await members();
  const templates = await graphicTemplates();
  const painter = createPainter({
    threads: 1,
    fontsDir: join(ROOT, 'scene/fonts'),
    wasmPath: join(ROOT, 'node_modules/harfbuzzjs/hb.wasm'),
    workerUrl: pathToFileURL(join(ROOT, 'server/dist/painter-worker.js')),
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    await page.setContent(await emptyPage());
    const draw = chromiumPage(await page.context().newCDPSession(page));
    const pieces = await pieceMaker(templates, next);
    const ours = wayOf('JPEG', () => ownCpu(() => paintAll(painter, templates, next, 'jpeg')));
    const floor = wayOf('copy and encode', await encodingOnly());
    const chromium = wayOf('Chromium', async () => inTurn(draw, await pieces(), childCpu));
    const satoriDraw = await satoriAndResvg();
    const satori = wayOf('satori', async () => inTurn(satoriDraw, await pieces(), ownCpu));
    const png = wayOf('PNG', () => ownCpu(() => paintAll(painter, templates, next, 'png')));
    const ways = [ours, floor, chromium, satori, png];
    for (let i = 1; i < WARM_ROUNDS; i += 1) await ours.round();
    for (const way of ways) await way.round();
    for (let i = 0; i < ROUNDS; i += 1) for (const way of ways) way.figures.push(await way.round());
    return rowsOf(ours, floor, chromium, satori, png);
  } finally {
    await painter.close();
    await browser.close();
  }
}

function rowsOf(ours: Way, floor: Way, chromium: Way, satori: Way, png: Way): Row[] {
  const own = median(ours.figures);
  const perSecond = (ms: number) => 1000 / ms;
  const times = (other: Way) => median(other.figures.map((ms, i) => ms / (ours.figures[i] ?? own)));
  return [
    {
      what: 'graphic, 1080 × 1350 JPEG, a core',
      measured: `${perSecond(own).toFixed(0)}/s (${own.toFixed(1)} ms)`,
      beside: `best round ${Math.min(...ours.figures).toFixed(1)} ms`,
      ...atLeast(perSecond(own), GOAL_PER_SECOND, '/s'),
    },
    {
      what: '… above copying and encoding alone',
      measured: `${own.toFixed(1)} ms`,
      beside: `canvas copy + libjpeg-turbo ${median(floor.figures).toFixed(1)} ms`,
      ratio: 1 / times(floor),
    },
    {
      what: '… cheaper than a Chromium screenshot',
      measured: `${own.toFixed(1)} ms`,
      beside: `Chromium ${median(chromium.figures).toFixed(1)} ms`,
      ratio: times(chromium),
      ...atLeast(times(chromium), GOAL_OVER_CHROMIUM, ' times'),
    },
    {
      what: '… cheaper than satori + resvg + sharp',
      measured: `${own.toFixed(1)} ms`,
      beside: `satori + resvg ${median(satori.figures).toFixed(1)} ms`,
      ratio: times(satori),
      ...atLeast(times(satori), GOAL_OVER_SATORI, ' times'),
    },
    {
      what: 'graphic, 1080 × 1350 PNG, a core',
      measured: `${perSecond(median(png.figures)).toFixed(0)}/s (${median(png.figures).toFixed(1)} ms)`,
      ...atLeast(perSecond(median(png.figures)), GOAL_PNG_PER_SECOND, '/s'),
    },
  ];
}

const wayOf = (name: string, round: () => Promise<number>): Way => ({ name, round, figures: [] });

async function members(): Promise<() => Member> {
  const make = await memberMaker();
  let count = 0;
  return () => make((count += 1));
}

async function paintAll(
  painter: Painter,
  templates: readonly Template[],
  next: () => Member,
  format: PictureFormat,
): Promise<number> {
  for (let i = 0; i < OURS_PER_ROUND; i += 1) {
    const template = templates[i % templates.length];
    if (template === undefined) throw new Error('the library has no graphics');
    const { brand, files: images } = next();
    await painter.render({ template, size: 'portrait', language: i % 2 === 0 ? 'en' : 'es', brand, format, images });
  }
  return OURS_PER_ROUND;
}

/** Makes the pieces that the others draw next; only the drawing is measured. */
async function pieceMaker(templates: readonly Template[], next: () => Member): Promise<() => Promise<Piece[]>> {
  const type = await testTypesetter();
  let at = 0;
  return async () =>
    Array.from({ length: OTHERS_PER_ROUND }, () => {
      const template = templates[(at += 1) % templates.length];
      if (template === undefined) throw new Error('the library has no graphics');
      const { brand, files } = next();
      return pieceOf(layoutScene({ template, size: 'portrait', language: 'en', brand }, type), files);
    });
}

function inTurn(draw: Draw, pieces: readonly Piece[], cpu: typeof ownCpu): Promise<number> {
  return cpu(async () => {
    for (const piece of pieces) await draw(piece);
    return pieces.length;
  });
}

/** What nobody can go below: one finished picture laid on a canvas, read back and encoded. */
async function encodingOnly(): Promise<() => Promise<number>> {
  const { jpeg } = await loadEncoders();
  const freePixels = minorCollector();
  const [canvas, finished] = [createCanvas(WIDTH, HEIGHT), createCanvas(WIDTH, HEIGHT)];
  const ctx = finished.getContext('2d');
  for (let i = 0; i < 300; i += 1) {
    ctx.fillStyle = `hsl(${(i * 37) % 360}, 60%, 50%)`;
    ctx.fillRect((i * 89) % WIDTH, (i * 53) % HEIGHT, 120, 80);
  }
  return () =>
    ownCpu(async () => {
      for (let i = 0; i < OURS_PER_ROUND; i += 1) {
        canvas.getContext('2d').drawImage(finished, 0, 0);
        await jpeg(canvas);
        freePixels();
        await new Promise(setImmediate);
      }
      return OURS_PER_ROUND;
    });
}

/** CPU of this process, its threads included, in milliseconds for each of what `work` counts. */
async function ownCpu(work: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  const count = await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MILLISECOND_US / count;
}

/** CPU of the processes that this one started: the whole tree of the browser. */
async function childCpu(work: () => Promise<number>): Promise<number> {
  const measure = async () => (await cpuOfTree(process.pid)) - ownTicks();
  const before = await measure();
  const count = await work();
  return ((await measure()) - before) / MILLISECOND_US / count;
}

function ownTicks(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
