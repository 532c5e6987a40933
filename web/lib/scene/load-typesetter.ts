import { createTypesetter, type ScenePath, type Typesetter } from '@yardsign/scene/typesetter';
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
  loaded = await createTypesetter(Object.fromEntries(fonts), wasm, (data) => new Path2D(data) as unknown as ScenePath);
  return loaded;
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
