import { DAY_MS } from '@yardsign/domain/time/spans';
import { expect, test } from 'vitest';
import { testApp } from '../../app/testing/test-app.ts';
import { addMember, giveFeatures, givePlan, joinTeam } from '../../seeds/scenarios.ts';
import { readHeldFeatures } from './read-held-features.ts';

// Runs on PostgreSQL too.

test('what many members hold is what each of them is told', async () => {
  const app = await testApp();
  const names = ['oscar', 'theo', 'frida', 'tara', 'nobody'] as const;
  const ids: string[] = [];
  for (const username of names)
    ids.push(await addMember(app.world, { username, firstName: username, lastName: 'Test' }));
  const [oscar = '', theo = '', frida = '', tara = ''] = ids;
  await givePlan(app.world, oscar);
  await giveFeatures(app.world, oscar, ['video-beta']);
  // By a seat, beside an account of their own that was free.
  await joinTeam(app.world, oscar, theo);
  await giveFeatures(app.world, theo, ['free', 'realtalk-beta']);
  await giveFeatures(app.world, frida, ['free']);
  await giveFeatures(app.world, tara, ['free']);
  const tokens = new Map<string, string>();
  for (const username of names) tokens.set(username, await app.signIn(username));
  const started = await app.call({
    method: 'POST',
    url: `/api/auth/v1/users/${tara}/trial/industries/1`,
    token: tokens.get('tara') ?? '',
  });
  expect(started.statusCode).toBe(204);

  async function told(username: string): Promise<string[]> {
    const answer = await app.call({ method: 'GET', url: '/api/app/v1/session', token: tokens.get(username) ?? '' });
    const { features } = answer.json<{
      session: { user: { features: { slug: string; includes: string[] }[] } };
    }>().session.user;
    return features.flatMap(({ slug, includes }) => [slug, ...includes]).toSorted();
  }
  async function compare(): Promise<Record<string, string[]>> {
    const held = await readHeldFeatures(app.db, ids, app.clock.now());
    const found: Record<string, string[]> = {};
    for (const [at, username] of names.entries()) {
      found[username] = (held.get(ids[at] ?? '') ?? []).toSorted();
      expect(found[username], username).toEqual(await told(username));
    }
    return found;
  }
  const before = await compare();
  expect(before['theo']).toContain('social-graphics');
  expect(before['theo']).not.toContain('free');
  expect(before['tara']).toContain('trial');
  app.clock.advance(15 * DAY_MS);
  for (const username of names) tokens.set(username, await app.signIn(username));
  expect((await compare())['tara']).toEqual(['free']);
  await app.close();
});
