import { act, screen } from '@testing-library/react';
import { IDENTITY, type ImageItem, type Layout } from '@yardsign/scene/display-list';
import type { Template } from '@yardsign/scene/template/template';
import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_BRAND } from '../../testing/brand.ts';
import { open } from '../../testing/page.tsx';
import { contextOf } from './canvas-context.ts';
import { holdImage, releaseImage } from './image-cache.ts';
import { loadTypesetter, typesetterNow } from './load-typesetter.ts';
import { imageUrlsOf, paintCanvas } from './paint-canvas.ts';
import { SceneCanvas } from './scene-canvas.tsx';
import { sceneFile } from './scene-file.ts';

const template: Template = {
  version: 1,
  name: 'Keys',
  texts: { headline: { en: 'Keys', es: 'Llaves' } },
  symbols: {},
  sizes: { square: { layers: [{ type: 'rect', x: 0, y: 0, w: 100, h: 50, fill: '#123456' }] } },
};
const JOB = { template, size: 'square', language: 'en', brand: EMPTY_BRAND } as const;
const imageUrl = (id: string) => `/pictures/${id}`;

/** Every file that was asked for, each answered as the test says. */
function filesAre(answer: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    asked.push(String(input));
    return answer();
  });
  return asked;
}
const missing = async () => new Response(null, { status: 404 });

describe('what a drawing is set with', () => {
  it('is asked for once by all that want it at the same time, and again once it did not come', async () => {
    const asked = filesAre(missing);
    const both = [loadTypesetter('Keys'), loadTypesetter('Llaves')];
    const once = asked.length;
    expect(once).toBeGreaterThan(1);
    expect(new Set(asked).size).toBe(once);
    for (const each of both) await expect(each).rejects.toThrow('answered 404');
    await expect(loadTypesetter('Keys')).rejects.toThrow('answered 404');
    expect(asked).toHaveLength(2 * once);
    expect(typesetterNow('Keys')).toBeUndefined();
  });

  it('has the letters of another script only where something is said in it', async () => {
    const plain = filesAre(missing);
    await expect(loadTypesetter('Maya Brooks')).rejects.toThrow('404');
    const greek = filesAre(missing);
    await expect(loadTypesetter('Μάγια')).rejects.toThrow('404');
    expect(plain.filter((name) => name.includes('greek'))).toEqual([]);
    expect(greek.filter((name) => name.includes('greek'))).not.toEqual([]);
  });
});

describe('a drawing on a page', () => {
  it('has its place and its name before it is drawn, and says in words what it would show where it cannot be', async () => {
    let answer = (): void => undefined;
    filesAre(() => new Promise((done) => (answer = () => done(new Response(null, { status: 404 })))));
    const onReady = vi.fn<() => void>();
    await open(<SceneCanvas {...JOB} imageUrl={imageUrl} label="Keys for Ann" onReady={onReady} />);
    const picture = screen.getByRole('img', { name: 'Keys for Ann' });
    const frame = picture.parentElement;
    expect(frame?.style.aspectRatio).toBe('1080 / 1080');
    expect(frame?.textContent).toBe('');
    await act(async () => answer());
    await expect.poll(() => frame?.textContent).toBe('Keys for Ann');
    expect(onReady).not.toHaveBeenCalled();
  });
});

describe('painting', () => {
  const drawn: unknown[] = [];
  const canvas = document.createElement('canvas');

  beforeEach(() => {
    drawn.length = 0;
    const context = new Proxy<Record<string, unknown>>(
      { drawImage: (image: unknown) => void drawn.push(image) },
      { get: (known, name: string) => known[name] ?? (() => undefined), set: () => true },
    );
    vi.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  });

  it('shows the pictures that are here, and leaves out those that are still to come', async () => {
    const picture = (id: string): ImageItem => ({
      kind: 'image',
      image: { id, width: 600, height: 600 },
      source: [0, 0, 600, 600],
      w: 300,
      h: 300,
      matrix: IDENTITY,
      opacity: 1,
      clips: [],
      personal: true,
      bounds: { x: 0, y: 0, w: 300, h: 300 },
    });
    const layout: Layout = {
      width: 1080,
      height: 1350,
      items: [picture('photo'), picture('late'), picture('photo')],
      warnings: [],
    };
    expect(imageUrlsOf(layout, imageUrl)).toEqual(['/pictures/photo', '/pictures/late']);
    // Nothing in it is set in letters or cut to a shape.
    const type = {} as Typesetter;
    paintCanvas(canvas, layout, type, imageUrl);
    expect([canvas.width, canvas.height, drawn.length]).toEqual([1080, 1350, 0]);
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode = async () => undefined;
      },
    );
    await holdImage('/pictures/photo');
    paintCanvas(canvas, layout, type, imageUrl);
    expect(drawn).toMatchObject([{ src: '/pictures/photo' }, { src: '/pictures/photo' }]);
    releaseImage('/pictures/photo');
  });

  it('says that a browser without a canvas has none', () => {
    vi.spyOn(canvas, 'getContext').mockReturnValue(null);
    expect(() => contextOf(canvas)).toThrow('this browser gives no 2d canvas');
  });

  it('makes no file where the letters do not come', async () => {
    filesAre(missing);
    await expect(sceneFile(JOB, imageUrl)).rejects.toThrow('404');
  });
});
