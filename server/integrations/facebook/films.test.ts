import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { pageIds, personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { digestOf, filmHands, filmOf, outgoingFilm } from '../../app/testing/processes/film-hands.ts';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import { createStillClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';
import type { NetworkAdapter, TargetAccess } from '../../features/sharing/ports.ts';
import { createFacebook } from './adapter.ts';

const START = Date.parse('2027-03-01T15:00:00Z');
const PAGE = pageIds.mayaHomes;
const clock = createStillClock(new Date(START).toISOString());
const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex');
const LONG = filmOf(9_000_012);

let hosted: HostedSandbox;
let network: NetworkAdapter;
let target: TargetAccess;

beforeAll(async () => {
  hosted = await hostSandbox(clock, 5_000);
  network = createFacebook(hosted.facebook);
});
afterAll(() => hosted.close());
beforeEach(async () => {
  hosted.sandbox.reset();
  await hosted.clearFaults();
  clock.moveTo(START);
  const scopes = scopesOf(networks.facebook);
  const grant = hosted.sandbox.facebook.grant(personIds.maya, { scopes, pageIds: [PAGE] });
  const { targets } = await network.readAccess(new Secret(grant.accessToken));
  target = { targetId: PAGE, token: targets[0]?.token ?? new Secret('') };
});

const {
  line,
  open,
  publish,
  search: find,
} = filmHands(
  () => network,
  () => target,
  START,
);

test('a film goes out in parts, whole, and its page leads to it', async () => {
  const video = outgoingFilm(LONG);
  const handle = await open(video);
  await line().feed(target, handle, video);
  expect(await hosted.effects()).toEqual([]);
  const { id } = await publish(video, handle);
  expect(await hosted.effects()).toMatchObject([{ message: 'See it', fileDigests: [video.sha256] }]);
  expect(await network.readAddress(target, id)).toMatch(/^http.*\/posts\//);
});

test('an upload that broke off goes on from where it stands', async () => {
  const video = outgoingFilm(LONG);
  const handle = await open(video);
  const broken = {
    ...video,
    read: async (from: number, to: number) => (from > 0 ? Promise.reject(new Error('gone')) : video.read(from, to)),
  };
  await expect(line().feed(target, handle, broken)).rejects.toThrow('gone');
  const read: number[] = [];
  await line().feed(target, handle, { ...video, read: (from, to) => (read.push(from), video.read(from, to)) });
  expect(read[0]).toBe(4 * 1024 * 1024);
  await publish(video, handle);
  expect(await hosted.effects()).toMatchObject([{ fileDigests: [video.sha256] }]);
});

test('a film that Facebook works on is not out before it says so', async () => {
  await hosted.settings({ filmMs: 60_000 });
  const video = outgoingFilm(LONG);
  const handle = await open(video);
  await line().feed(target, handle, video);
  await expect(publish(video, handle)).rejects.toMatchObject({ kind: 'unknown-outcome' });
  await expect(find(handle)).rejects.toMatchObject({ kind: 'outage' });
  clock.advance(60_000);
  expect(await find(handle)).toMatchObject({ id: handle['videoId'] });
});

test('what is no film is refused after Facebook has looked at it, and nothing is posted', async () => {
  const video = outgoingFilm(Buffer.alloc(40_000, 'no film'));
  const handle = await open(video);
  await line().feed(target, handle, video);
  await expect(publish(video, handle)).rejects.toMatchObject({ kind: 'unknown-outcome' });
  expect(await find(handle)).toBeNull();
  await expect(line().feed(target, handle, video)).rejects.toMatchObject({ detail: 'processing-failed' });
  expect(await hosted.effects()).toEqual([]);
});

test('takes a cover once it is out, which stands for it then', async () => {
  const video = outgoingFilm(LONG);
  const handle = await open(video);
  await line().feed(target, handle, video);
  const { id } = await publish(video, handle);
  await line().dress?.(target, id, { bytes: JPEG, type: 'image/jpeg' });
  expect(await hosted.effects('cover')).toMatchObject([{ postId: id, cover: digestOf(JPEG) }]);
});
