import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import type { AnyRoute } from './define-route.ts';

/** The lists of routes that the files in `folder` export, by the name of the export. */
async function listsIn(folder: string): Promise<Record<string, object>> {
  const lists: Record<string, object> = {};
  for (const file of await readdir(new URL(folder, import.meta.url), { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const exported = (await import(new URL(`${folder}${file}`, import.meta.url).href)) as Record<string, object>;
    for (const [name, value] of Object.entries(exported)) if (/(Routes|Errors)$/.test(name)) lists[name] = value;
  }
  return lists;
}

test('the contract holds the routes of every file', async () => {
  const listed = new Set(Object.values(api).flatMap((feature) => Object.values(feature)));
  const lists = await listsIn('./routes/');
  expect(Object.keys(lists).length).toBeGreaterThan(40);
  const lost = Object.values(lists)
    .flatMap((list) => Object.entries(list))
    .filter(([, route]) => !listed.has(route as never));
  expect(lost.map(([name]) => name)).toEqual([]);
});

test('no error code is listed by two features', async () => {
  const codes = Object.values(await listsIn('./errors/')).flatMap((list) => Object.keys(list));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

/** Paths of whole numbers that may be larger than a database keeps as an integer. */
function endlessIntegers(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum } = schema as { type?: unknown; maximum?: unknown };
  if (type === 'integer') return typeof maximum === 'number' && maximum <= 2_147_483_647 ? [] : [path];
  return Object.entries(schema).flatMap(([name, inner]) => endlessIntegers(inner, `${path}.${name}`));
}

/** What is held against a column, or put into one. */
const STORED = /\.(?:version|number|inStepWith|at|remove|step)$/;

test('no version or place that a client names is larger than a database keeps', () => {
  const endless = Object.entries(api).flatMap(([feature, routes]) =>
    Object.entries(routes).flatMap(([name, route]) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = (route as AnyRoute)[part];
        if (!schema) return [];
        return endlessIntegers(
          z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
          `${feature}.${name}.${part}`,
        );
      }),
    ),
  );
  expect(endless.filter((path) => STORED.test(path))).toEqual([]);
});

/** What is drawn or set for whoever asks. An invoice comes from whoever takes the money, and a picture that was uploaded lies there already. */
const DRAWN =
  /\/(?:render|zip|cover|proofs|deck\.pptx|(?:document|report|preview)\.(?:pdf|svg|jpg)|equity\/:key|picture\.jpg)$/;

test('every call that draws a picture or sets a document says so, so that one caller has a few at once', () => {
  const routes = Object.values(api).flatMap((feature) => Object.values(feature) as AnyRoute[]);
  const drawn = routes.filter(({ labour }) => labour === 'picture' || labour === 'document');
  expect(drawn.map(({ path }) => path)).toEqual(routes.map(({ path }) => path).filter((path) => DRAWN.test(path)));
  expect(drawn.length).toBeGreaterThan(12);
});

test('a call that goes through very many words of a caller says so', () => {
  const { addCustomContent, saveCustomContent, searchContent } = api.content;
  const { checkAdvertising, checkWording } = api.compliance;
  const long = [addCustomContent, saveCustomContent, searchContent, checkAdvertising, checkWording];
  expect([...long, api.sharing.checkSchedule].map(({ labour }) => labour)).toEqual(
    Array.from({ length: 6 }, () => 'words'),
  );
});
