import type { Brand } from '@yardsign/scene/template/brand';
import { layoutScene } from '@yardsign/scene/layout';
import type { SceneLanguage, SizeName, Template } from '@yardsign/scene/template/template';
import { holdImage } from '../../../web/lib/scene/image-cache.ts';
import { loadTypesetter } from '../../../web/lib/scene/load-typesetter.ts';
import { imageUrlsOf, paintCanvas } from '../../../web/lib/scene/paint-canvas.ts';

export interface GoldenJob {
  template: Template;
  size: SizeName;
  language: SceneLanguage;
  brand: Brand;
  texts?: Record<string, string>;
}

export interface GoldenPage {
  /** Digests of the straight RGBA of every job, drawn by the code that the preview uses. */
  digests(jobs: GoldenJob[]): Promise<string[]>;
  /** The pixels of one job, base64. */
  pixels(job: GoldenJob): Promise<string>;
}

const imageUrl = (id: string) => `/images/${id}`;
const canvas = document.createElement('canvas');

async function draw(job: GoldenJob): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const type = await loadTypesetter(JSON.stringify(job));
  const layout = layoutScene(job, type);
  await Promise.all(imageUrlsOf(layout, imageUrl).map(holdImage));
  paintCanvas(canvas, layout, type, imageUrl);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  return new Uint8ClampedArray(context.getImageData(0, 0, canvas.width, canvas.height).data);
}

const golden: GoldenPage = {
  async digests(jobs) {
    const digests: string[] = [];
    for (const job of jobs) {
      const digest = await crypto.subtle.digest('SHA-256', await draw(job));
      digests.push([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
    return digests;
  },
  async pixels(job) {
    const data = await draw(job);
    let text = '';
    for (let at = 0; at < data.length; at += 32_768) text += String.fromCharCode(...data.subarray(at, at + 32_768));
    return btoa(text);
  },
};
Object.assign(globalThis, { golden });
