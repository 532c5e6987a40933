import { HOUR_MS } from '@yardsign/domain/time/spans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOwned } from '../../app/testing/routes/owned-objects.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember, fillProfile, givePlan } from '../../seeds/scenarios.ts';
import { libraryContentId } from '../content/load-library.ts';
import { forgetProofs } from './forget-proofs.ts';
import { createProofLimit } from './limits.ts';

// Runs on PostgreSQL too.

let app: TestApp;
let maya: string;
let again: () => Promise<void>;
const contentId = libraryContentId('five-checks');

beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  await givePlan(app.world, maya);
  await fillProfile(app.world, maya, { first_name: 'Maya', last_name: 'Alvarez', phone: '512-555-0142' });
  again = await app.remember();
});
beforeEach(() => again());
afterAll(() => app.close());

async function ask(size: string, language = 'en') {
  // A session does not last for days.
  const token = await app.signIn('maya');
  const payload = { contentId, language, size };
  return app.call({ method: 'POST', url: '/api/app/v1/proofs', payload, token });
}
const prove = async (size: string, language?: string) =>
  (await ask(size, language)).json<{ proof: { sha256: string } }>().proof.sha256;
const isThere = async (sha256: string) => (await app.core.files.stat(`proofs/${sha256}`)) !== null;
const forget = () => forgetProofs({ db: app.db, files: app.core.files, clock: app.clock });

test('a proof goes when nobody has asked for it in two days and no post carries it, and is drawn again to the same bytes', async () => {
  const [carried, further] = [await prove('square'), await prove('square', 'es')];
  const [asked, left] = [await prove('portrait'), await prove('story')];
  const id = await addOwned(app, 'post', maya);
  const pictures = JSON.stringify([{ sha256: further }]);
  await app.db.updateTable('post').set({ proof_sha256: carried, pictures }).where('id', '=', id).execute();
  app.clock.advance(47 * HOUR_MS);
  await forget();
  expect(await isThere(left)).toBe(true);
  await prove('portrait');
  app.clock.advance(2 * HOUR_MS);
  await forget();
  expect(await Promise.all([carried, further, asked, left].map(isThere))).toEqual([true, true, true, false]);
  const marked = await app.db.selectFrom('proof').select('sha256').where('carried', '=', true).execute();
  expect(new Set(marked.map(({ sha256 }) => sha256))).toEqual(new Set([carried, further]));
  expect(await prove('story')).toBe(left);
  expect(await isThere(left)).toBe(true);
});

test('bytes stay that somebody else has a proof of', async () => {
  const sha256 = await prove('square');
  const luis = await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
  app.clock.advance(49 * HOUR_MS);
  const row = await app.db.selectFrom('proof').selectAll().executeTakeFirstOrThrow();
  await app.db
    .insertInto('proof')
    .values({ ...row, member_id: luis, created_at: app.clock.now() })
    .execute();
  await forget();
  expect(await isThere(sha256)).toBe(true);
  expect(await app.db.selectFrom('proof').select('member_id').execute()).toEqual([{ member_id: luis }]);
});

test('600 are drawn anew in an hour, and what was drawn before is no matter of that', async () => {
  const known = await prove('square');
  const limit = createProofLimit({ db: app.db, clock: app.clock, secret: app.core.sessionKey });
  expect(await limit.take(maya, { places: 599 })).toEqual({ ok: true });
  expect(await prove('square')).toBe(known);
  expect((await ask('story')).statusCode).toBe(429);
  app.clock.advance(HOUR_MS + 1);
  expect((await ask('story')).statusCode).toBe(200);
});
