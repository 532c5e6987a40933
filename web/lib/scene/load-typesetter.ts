import type { SceneLayer, ScenePath } from '@yardsign/scene/canvas';
import { createTypesetter, type Typesetter } from '@yardsign/scene/text/typesetter';
import { contextOf } from './canvas-context.ts';
import harfbuzzUrl from 'harfbuzzjs/hb.wasm?url';

const fontUrls = import.meta.glob<string>('../../../scene/fonts/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
});

let loading: Promise<Typesetter> | undefined;
let loaded: Typesetter | undefined;

/** Fetches HarfBuzz and the fonts (about 400 KB compressed) once for the life of the page; a failed try may be repeated. */
export function loadTypesetter(): Promise<Typesetter> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The typesetter, if it is already here: lets a change be painted in the same frame. */
export function typesetterNow(): Typesetter | undefined {
  return loaded;
}

async function load(): Promise<Typesetter> {
  const names = Object.entries(fontUrls).map(
    async ([path, url]) => [path.split('/').at(-1) ?? '', await fetchBytes(url)] as const,
  );
  const [wasm, ...fonts] = await Promise.all([fetchBytes(harfbuzzUrl), ...names]);
  const createPath = (data: string) => new Path2D(data) as unknown as ScenePath;
  loaded = await createTypesetter(Object.fromEntries(fonts), wasm, { createPath, createLayer });
  return loaded;
}

function createLayer(width: number, height: number): SceneLayer {
  const image = document.createElement('canvas');
  Object.assign(image, { width, height });
  return { image, context: contextOf(image) };
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
