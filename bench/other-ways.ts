import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import type { Brand } from '@yardsign/scene/brand';
import satori from 'satori';
import sharp from 'sharp';
import type { Member } from './members.ts';
import { ROOT } from './processes.ts';

export const WIDTH = 1080;
export const HEIGHT = 1350;
const QUALITY = 90;

interface Element {
  type: string;
  props: { style?: Record<string, string | number>; src?: string; width?: number; height?: number; children?: Element[] | string };
}

const box = (style: Record<string, string | number>, children: Element[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const words = (text: string, style: Record<string, string | number>): Element => ({
  type: 'div',
  props: { style, children: text },
});
const picture = (src: string, width: number, height: number, style: Record<string, string | number> = {}): Element => ({
  type: 'img',
  props: { src, width, height, style: { width, height, ...style } },
});

const TIPS = ['Air filters, before the heat', 'Gutters, after the leaves', 'The roof, from the street', 'Caulk around the tub', 'Smoke detectors, all of them'];

/** A piece like ours, with less in it: no drawings, no fitted text. */
function simplePiece({ brand, files }: Member): Element {
  const strip = [
    ...pictureOf(brand.photo, files, 164, 164, { borderRadius: 82 }),
    box({ flexDirection: 'column', flexGrow: 1, marginLeft: 24 }, contactLines(brand)),
    ...logoOf(brand, files),
  ];
  return box({ width: WIDTH, height: HEIGHT, flexDirection: 'column', background: '#fbf4e6', fontFamily: 'Figtree' }, [
    box({ flexDirection: 'column', background: brand.primaryColor, padding: 60, height: 420 }, [
      words('THIS MONTH AT HOME', { fontSize: 28, color: '#ffffff', letterSpacing: 4 }),
      words('Five small checks that save a large bill', { fontSize: 92, fontWeight: 800, color: '#ffffff', lineHeight: 1.1 }),
    ]),
    box(
      { flexDirection: 'column', flexGrow: 1, padding: 60, justifyContent: 'space-between' },
      TIPS.map((tip, i) => words(`${i + 1}  ${tip}`, { fontSize: 44, color: '#16211b' })),
    ),
    box({ height: 260, background: '#ffffff', padding: 48, alignItems: 'center' }, strip),
  ]);
}

function contactLines(brand: Brand): Element[] {
  return [brand.fullName, `${brand.jobTitle} ${brand.company}`, brand.phone, brand.email, brand.compliance]
    .filter((line) => line.trim() !== '')
    .map((line, i) => words(line, { fontSize: i === 0 ? 40 : 24, fontWeight: i === 0 ? 800 : 400, color: '#16211b' }));
}

function pictureOf(
  ref: Brand['photo'],
  files: Member['files'],
  width: number,
  height: number,
  style: Record<string, string | number> = {},
): Element[] {
  const file = ref === null ? undefined : files[ref.id];
  if (file === undefined) return [];
  const type = file[0] === 0x89 ? 'png' : 'jpeg';
  return [picture(`data:image/${type};base64,${file.toString('base64')}`, width, height, style)];
}

function logoOf({ logo }: Brand, files: Member['files']): Element[] {
  return logo === null ? [] : pictureOf(logo, files, 240, Math.round((240 * logo.height) / logo.width));
}

/** Draws a member's piece and answers a JPEG. */
export type Draw = (member: Member) => Promise<Buffer>;

/** satori makes an SVG, resvg its pixels, sharp the JPEG: what most services of this kind use. */
export async function satoriAndResvg(): Promise<Draw> {
  const font = async (weight: 400 | 800) => ({
    name: 'Figtree',
    weight,
    style: 'normal' as const,
    data: await readFile(join(ROOT, `scene/fonts/figtree-${weight}.latin.ttf`)),
  });
  const fonts = [await font(400), await font(800)];
  return async (member) => {
    const tree = simplePiece(member) as unknown as Parameters<typeof satori>[0];
    const svg = await satori(tree, { width: WIDTH, height: HEIGHT, fonts });
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    const raw = { width: image.width, height: image.height, channels: 4 as const };
    return sharp(image.pixels, { raw }).removeAlpha().jpeg({ quality: QUALITY }).toBuffer();
  };
}

/** Chromium lays the same piece out and takes its picture; one page is used for all, and nothing waits for a network. */
export function chromiumPage(session: CDPSession): Draw {
  return async (member) => {
    const html = htmlOf(simplePiece(member));
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
