import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld({ lock: { key: 'k'.repeat(32), secure: false } });
});
afterEach(() => world.close());

test('an agent’s website is read by everybody, also where the sandbox is locked', async () => {
  const page = await world.get('/websites/norablake.example/');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const [, json = ''] = /ld\+json">([\s\S]*?)<\/script>/.exec(page.text) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name: 'Nora Blake', worksFor: { name: 'Juniper Street Homes' } });
  for (const file of ['logo.png', 'portrait.png'])
    expect((await world.get(`/websites/norablake.example/${file}`)).headers['content-type']).toBe('image/png');
});

test('there is no other website and no other file', async () => {
  for (const path of ['nobody.example/', 'nobody.example/logo.png', 'norablake.example/other.png', 'constructor/'])
    expect((await world.get(`/websites/${path}`)).status).toBe(404);
});
