import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { findNamed } from './find-named.ts';
import { readershipOf } from './store.ts';

// Runs on PostgreSQL too.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('pieces are found by their titles in either language and by their address, and nothing by what they are about', async () => {
  const pieces = await app.db
    .selectFrom('content')
    .innerJoin('content_text as en', (on) => on.onRef('en.content_id', '=', 'content.id').on('en.language', '=', 'en'))
    .innerJoin('content_text as es', (on) => on.onRef('es.content_id', '=', 'content.id').on('es.language', '=', 'es'))
    .select(['content.id', 'content.slug', 'en.title as english', 'es.title as spanish'])
    .where('content.slug', '=', 'porch-light')
    .execute();
  const [piece] = pieces;
  if (!piece) throw new Error('the library has no such piece');
  const { id, slug, english, spanish } = piece;
  const address = `https://members.example.com/shareable-content/graphic/${slug}?language=en`;
  const names = [english.toUpperCase(), spanish, slug, address, 'porch'];
  const found = await findNamed({ db: app.db }, names, readershipOf('mbr_nobody', new Date('2027-01-01')));
  expect([...found]).toEqual(names.slice(0, 4).map((name) => [name, [id]]));
});
