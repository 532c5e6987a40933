import type { SceneLayer, ScenePath } from '@yardsign/scene/canvas';
import { type ScriptName, scriptsIn } from '@yardsign/domain/text/scripts';
import { FONT_FILE_NAMES, scriptFilesOf } from '@yardsign/scene/text/font-faces';
import { createTypesetter, type Typesetter } from '@yardsign/scene/text/typesetter';
import { contextOf } from './canvas-context.ts';
import harfbuzzUrl from 'harfbuzzjs/hb.wasm?url';

const fontUrls = import.meta.glob<string>('../../../scene/fonts/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
});

const fontUrlOf = new Map(Object.entries(fontUrls).map(([path, url]) => [path.split('/').at(-1) ?? '', url]));

let loading: { scripts: readonly ScriptName[]; type: Promise<Typesetter> } | undefined;
let loaded: { scripts: readonly ScriptName[]; type: Typesetter } | undefined;
const files = new Map<string, Uint8Array<ArrayBuffer>>();

const covers = (known: { scripts: readonly ScriptName[] } | undefined, wanted: readonly ScriptName[]) =>
  wanted.every((script) => known?.scripts.includes(script));

/**
 * Fetches HarfBuzz and the fonts (about 400 KB compressed) once for the life of the page; a failed try may be repeated. Letters of
 * other scripts are fetched when somebody is called by them.
 *
 * @param said all that will be drawn, in any form.
 */
export function loadTypesetter(said: string): Promise<Typesetter> {
  const wanted = scriptsIn(said);
  if (loading !== undefined && covers(loading, wanted)) return loading.type;
  const scripts = [...new Set([...(loading?.scripts ?? []), ...wanted])];
  const type = load(scripts).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  loading = { scripts, type };
  return type;
}

/** The typesetter, if it is already here with the letters for what is said: lets a change be painted in the same frame. */
export function typesetterNow(said: string): Typesetter | undefined {
  return loaded !== undefined && covers(loaded, scriptsIn(said)) ? loaded.type : undefined;
}

async function fileOf(name: string): Promise<readonly [string, Uint8Array<ArrayBuffer>]> {
  const file = files.get(name) ?? (await fetchBytes(fontUrlOf.get(name) ?? name));
  files.set(name, file);
  return [name, file];
}

async function load(scripts: readonly ScriptName[]): Promise<Typesetter> {
  const names = [...FONT_FILE_NAMES, ...scriptFilesOf(scripts)];
  const [wasm, ...fonts] = await Promise.all([fetchBytes(harfbuzzUrl), ...names.map(fileOf)]);
  const createPath = (data: string) => new Path2D(data) as unknown as ScenePath;
  const type = await createTypesetter(Object.fromEntries(fonts), wasm, { createPath, createLayer });
  loaded = { scripts, type };
  return type;
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
