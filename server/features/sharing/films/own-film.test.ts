import { digestOf } from '../../../app/testing/processes/film-hands.ts';
import { Power, workUntilOff } from '../../../app/testing/processes/mortal-worker.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  COVER_SHA256,
  film,
  MAYA,
  POSTER,
  sharer,
  unbrandedFilm,
  VIDEO,
} from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';
import { TRIAL_NETWORKS } from '../../../app/testing/networks/trial-networks.ts';
import { drawnOf } from '../../../platform/testing/effort.ts';
import { createShare } from '../shares/create-share.ts';
import { planPosts } from '../planned/plan-posts.ts';
import { readPost } from '../posts/read-post.ts';
import { readPostsToTell } from '../posts/posts-to-tell.ts';
import { renewFilms } from './renew-films.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
beforeAll(async () => {
  world = await createSharingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.clearFaults();
  await world.connectMaya();
});

const TOMORROW = { kind: 'at', date: '2027-03-03', time: '09:00', timeZone: 'America/Los_Angeles' } as const;
const share = async (more: object = {}) =>
  createShare(world.deps, sharer(MAYA), await world.shareBody({ contentId: VIDEO, ...more }));
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
const stored = () =>
  world.db
    .selectFrom('post')
    .select(['state', 'reason', 'film', 'proof_sha256', 'handle', 'remote_id'])
    .executeTakeFirstOrThrow();
const deliver = () => world.delivery.drain();
const covers = async () => (await world.effects('cover')).map(({ cover }) => cover);
const NEWER = { ...film, sha256: 'c'.repeat(64), poster: '/newer', worn: 'd'.repeat(64) };

test('in nobody’s brand it is refused, unless that is said', async () => {
  const asItIs = { proofSha256: unbrandedFilm.sha256 };
  expect(await refusalOf(share(asItIs))).toBe('film_unbranded');
  world.setWornFilm(null);
  expect(await refusalOf(share(asItIs))).toBe('film_unbranded');
  expect(await refusalOf(share())).toBe('proof_outdated');
  await share({ ...asItIs, unbranded: true });
  expect((await stored()).film).toMatchObject({ sha256: unbrandedFilm.sha256, worn: null });
});

test('that there is in the member’s brand alone goes out in it, and not before it is made', async () => {
  world.setPlainFilm(null);
  world.setWornFilm(null);
  expect(await refusalOf(share())).toBe('film_unbranded');
  expect(await refusalOf(share({ unbranded: true }))).toBe('film_unbranded');
  world.setWornFilm(film);
  await share();
  expect((await stored()).film).toMatchObject({ sha256: film.sha256, worn: film.worn });
});

test('is looked at before it is scheduled: what a network does not decode is refused then', async () => {
  world.setFilmCodec('vp09');
  const trial = TRIAL_NETWORKS.find(({ key, contentId }) => key === 'x' && contentId === VIDEO);
  if (!trial) throw new Error('X takes no films');
  const deps = { ...world.deps, networks: { ...world.deps.networks, x: trial.create(world) } };
  await trial.connect(world, deps);
  const targets = [{ network: 'x' as const, targetId: trial.targetId }];
  const body = await world.shareBody({ contentId: VIDEO, targets });
  expect(await refusalOf(createShare(deps, sharer(MAYA), body))).toBe('film_not_taken');
});

test('keeps the moment that was chosen for its cover, which a film made anew keeps as well, and has none behind its end', async () => {
  expect(await refusalOf(share({ coverMs: 24_000 }))).toBe('invalid_request');
  await share({ coverMs: 7500, when: TOMORROW });
  world.setWornFilm(NEWER);
  await renewFilms(world.deps, MAYA);
  expect((await stored()).film).toMatchObject({ sha256: NEWER.sha256, coverMs: 7500 });
});

test('gives its network the picture that was chosen once it is out, or its own', async () => {
  expect(await refusalOf(share({ coverMs: 7500, coverSha256: 'd'.repeat(64) }))).toBe('invalid_request');
  await share({ coverMs: 7500, coverSha256: COVER_SHA256 });
  await deliver();
  expect(await covers()).toEqual([COVER_SHA256]);
  await share({ caption: 'Once more' });
  await deliver();
  expect(await covers()).toEqual(expect.arrayContaining([digestOf(POSTER)]));
});

test('is out when its cover is refused, and the post says so in its state, in its record and to be told', async () => {
  await world.fault({ kind: 'vendor', failure: 'permission_10', match: { path: '*/thumbnails' } });
  const [post] = await share({ coverMs: 7500, coverSha256: COVER_SHA256 });
  await deliver();
  expect(await covers()).toEqual([]);
  const { post: now, history } = await readPost(world.deps, MAYA, post?.id ?? '');
  expect(now).toMatchObject({ state: 'published', reason: 'cover_refused', remote: { url: /reel|videos/ } });
  expect(now.networkMessage).not.toBeNull();
  expect(history.map(({ state, note }) => [state, note]).slice(-2)).toEqual([
    ['published', 'cover_waiting'],
    ['published', 'cover_refused'],
  ]);
  expect(await readPostsToTell(world.deps, MAYA, 9)).toMatchObject([{ id: post?.id, reason: 'cover_refused' }]);
});

test('the worker may end at any step: the film is out once, and has its cover', { timeout: 120_000 }, async () => {
  const probe = new Power(Infinity);
  await share();
  await workUntilOff(world.deps, probe);
  const outcomes: string[] = [];
  const steps = drawnOf([...Array(probe.steps).keys()], 'the steps of a film of a member', 4);
  for (const step of steps) {
    await world.reset();
    await world.connectMaya();
    await share();
    await workUntilOff(world.deps, new Power(step));
    for (let minute = 0; minute < 10; minute += 1) {
      world.clock.advance(60_000);
      await deliver();
    }
    const { state, reason } = await stored();
    const covered = (await covers()).filter((cover) => cover === digestOf(POSTER)).length > 0;
    outcomes.push(
      `step ${step}: ${state}, ${reason}, seen ${(await world.effects()).length} times, covered ${covered}`,
    );
  }
  expect(outcomes).toEqual(steps.map((step) => `step ${step}: published, null, seen 1 times, covered true`));
  expect(world.errors).toEqual([]);
});

test('made anew keeps the moment of its cover and not the picture of it, which wears the brand of before', async () => {
  await share({ coverMs: 7500, coverSha256: COVER_SHA256, when: TOMORROW });
  world.setWornFilm(NEWER);
  await renewFilms(world.deps, MAYA);
  expect((await stored()).film).toMatchObject({ coverMs: 7500 });
  expect((await stored()).film).not.toHaveProperty('coverSha256');
});

test('of a brand from before waits for one of now, and goes out when that is made', async () => {
  await share();
  world.wear(NEWER.worn);
  await deliver();
  expect(await stored()).toMatchObject({ state: 'scheduled', reason: 'film_outdated', handle: null });
  world.setWornFilm(NEWER);
  expect(await renewFilms(world.deps, MAYA)).toBe(1);
  expect(await stored()).toMatchObject({ proof_sha256: NEWER.sha256, film: { worn: NEWER.worn } });
  expect(await renewFilms(world.deps, MAYA)).toBe(0);
});

test('that nobody makes anew is missed a day later, for that reason', async () => {
  await share();
  world.wear(NEWER.worn);
  for (let hour = 0; hour < 26; hour += 1) {
    await deliver();
    world.clock.advance(3_600_000);
  }
  await deliver();
  expect(await stored()).toMatchObject({ state: 'missed', reason: 'film_outdated', remote_id: null });
});

test('approved in nobody’s brand goes out as it is, whatever the brand is by then', async () => {
  await share({ proofSha256: unbrandedFilm.sha256, unbranded: true, when: TOMORROW });
  world.wear(NEWER.worn);
  world.setWornFilm(NEWER);
  expect(await renewFilms(world.deps, MAYA)).toBe(0);
  expect((await stored()).film).toMatchObject({ worn: null });
});

test('is not planned by autopilot before it is made', async () => {
  world.setWornFilm(null);
  const targets = [{ network: 'facebook', targetId: '101', size: 'story' as const }];
  const wallClock = { date: '2027-03-03', time: '09:00', timeZone: 'America/Los_Angeles' };
  const wanted = { memberId: MAYA, slotId: 'slt_1', contentId: VIDEO, language: 'en' as const, targets, wallClock };
  const planned = await planPosts(world.deps, { ...wanted, dueAt: new Date('2027-03-03T17:00:00Z') }, async () => true);
  expect(planned).toEqual({ ok: false, reason: 'film_not_made' });
});
