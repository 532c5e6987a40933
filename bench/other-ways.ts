import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import type { ImageItem, Layout, TextItem, TextRun } from '@yardsign/scene/display-list';
import { FACE_NAMES, FACE_PARTS, fontFileName } from '@yardsign/scene/text/font-faces';
import satori from 'satori';
import sharp from 'sharp';
import { shapesAsSvg } from './as-svg.ts';
import type { Member } from './members.ts';
import { ROOT } from './processes.ts';

export const WIDTH = 1080;
export const HEIGHT = 1350;
const QUALITY = 90;
const FONTS = join(ROOT, 'scene/fonts');

interface Element {
  type: string;
  props: {
    style?: Record<string, string | number>;
    src?: string;
    width?: number;
    height?: number;
    children?: Element[] | string;
  };
}

/** A laid out piece in the terms of satori, which are those of HTML too. */
export type Piece = Element;

/**
 * The same piece for the others: the very shapes as one SVG below, photo and logo at their places, every line of text as a text of
 * theirs in the same font, size and place. Its layout was made before, which spares them finding sizes and line breaks.
 */
export function pieceOf(layout: Layout, files: Member['files']): Piece {
  const svg = Buffer.from(shapesAsSvg(layout.items, WIDTH, HEIGHT)).toString('base64');
  const drawing = picture(`data:image/svg+xml;base64,${svg}`, { left: 0, top: 0, width: WIDTH, height: HEIGHT });
  const placed = layout.items.flatMap((item): Element[] => {
    if (item.kind === 'text') return linesOf(item);
    return item.kind === 'image' ? [imageOf(item, files)] : [];
  });
  const style = { display: 'flex', position: 'relative', width: WIDTH, height: HEIGHT, background: '#ffffff' };
  return { type: 'div', props: { style, children: [drawing, ...placed] } };
}

function picture(
  src: string,
  style: { left: number; top: number; width: number; height: number; borderRadius?: number },
): Element {
  return {
    type: 'img',
    props: { src, width: style.width, height: style.height, style: { position: 'absolute', ...style } },
  };
}

function imageOf({ image, matrix, w, h, mask }: ImageItem, files: Member['files']): Element {
  const file = files[image.id] ?? Buffer.alloc(0);
  const [scale, , , , left, top] = matrix;
  const src = `data:image/${file[0] === 0x89 ? 'png' : 'jpeg'};base64,${file.toString('base64')}`;
  const box = { left, top, width: w * scale, height: h * scale };
  return picture(src, mask === undefined ? box : { ...box, borderRadius: (w * scale) / 2 });
}

function linesOf({ runs, matrix }: TextItem): Element[] {
  const [scale, , , , dx, dy] = matrix;
  const lines = new Map<string, { first: TextRun; words: string[] }>();
  for (const run of runs) {
    const key = [run.y, run.face, run.color].join('|');
    const line = lines.get(key) ?? { first: run, words: [] };
    line.words.push(run.text);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ first, words }) => ({
    type: 'div',
    props: {
      style: {
        position: 'absolute',
        left: first.x * scale + dx,
        top: (first.y - first.size) * scale + dy,
        fontFamily: first.face,
        fontSize: first.size * scale,
        lineHeight: 1.2,
        letterSpacing: first.spacing * first.size * scale,
        color: first.color,
        whiteSpace: 'nowrap',
      },
      children: words.join(' '),
    },
  }));
}

/** Draws a piece and answers a JPEG. */
export type Draw = (piece: Piece) => Promise<Buffer>;

/** satori makes an SVG, resvg its pixels, sharp the JPEG: what most services of this kind use. */
export async function satoriAndResvg(): Promise<Draw> {
  const fonts = await Promise.all(
    FACE_NAMES.map(async (name) => ({ name, data: await readFile(join(FONTS, fontFileName(name, FACE_PARTS[0]))) })),
  );
  return async (piece) => {
    const tree = piece as unknown as Parameters<typeof satori>[0];
    const svg = await satori(tree, { width: WIDTH, height: HEIGHT, fonts });
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    const raw = { width: image.width, height: image.height, channels: 4 as const };
    return sharp(image.pixels, { raw }).removeAlpha().jpeg({ quality: QUALITY }).toBuffer();
  };
}

/** An empty page with our fonts in it. */
export async function emptyPage(): Promise<string> {
  const faces = FACE_NAMES.map(async (name) => {
    const file = await readFile(join(FONTS, fontFileName(name, FACE_PARTS[0])), 'base64');
    return `@font-face{font-family:"${name}";src:url(data:font/ttf;base64,${file})}`;
  });
  return `<style>${(await Promise.all(faces)).join('')}</style><body style="margin:0"></body>`;
}

/** Chromium lays the same piece out and takes its picture; one page is used for all, and nothing waits for a network. */
export function chromiumPage(session: CDPSession): Draw {
  return async (piece) => {
    const html = htmlOf(piece);
    await session.send('Runtime.evaluate', {
      expression: `document.body.innerHTML = ${JSON.stringify(html)}; Promise.all([...document.images].map((each) => each.decode()))`,
      awaitPromise: true,
    });
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: QUALITY,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  };
}

const UNITLESS = new Set(['fontWeight', 'lineHeight', 'flexGrow']);

function htmlOf({ type, props }: Element): string {
  const css = Object.entries(props.style ?? {})
    .map(([name, value]) => {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${value}${typeof value === 'number' && !UNITLESS.has(name) ? 'px' : ''}`;
    })
    .join(';');
  if (type === 'img') return `<img src="${props.src ?? ''}" style="${css}">`;
  const { children = '' } = props;
  const inner = typeof children === 'string' ? escaped(children) : children.map(htmlOf).join('');
  return `<div style="box-sizing:border-box;${css}">${inner}</div>`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
