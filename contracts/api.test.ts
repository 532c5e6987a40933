import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { api } from './api.ts';

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
