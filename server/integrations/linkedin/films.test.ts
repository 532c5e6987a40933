import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { linkedInPeople } from '@yardsign/sandbox/vendors/linkedin/seed';
import { digestOf, filmHands, filmOf, outgoingFilm } from '../../app/testing/processes/film-hands.ts';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import type { NetworkAdapter, TargetAccess } from '../../features/sharing/ports.ts';
import { createStillClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';
import { createLinkedIn } from './adapter.ts';

const START = Date.parse('2027-03-01T15:00:00Z');
const clock = createStillClock(new Date(START).toISOString());
const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex');

let hosted: HostedSandbox;
let network: NetworkAdapter;
let target: TargetAccess;

beforeAll(async () => {
  hosted = await hostSandbox(clock, 5_000);
  network = createLinkedIn(hosted.linkedin);
});
afterAll(() => hosted.close());
beforeEach(() => {
  hosted.sandbox.reset();
  const grant = hosted.sandbox.linkedin.grant({
    personId: linkedInPeople.maya,
    scopes: [...scopesOf(networks.linkedin)],
  });
  target = { targetId: 'urn:li:organization:90000101', token: new Secret(grant.accessToken) };
});

const { line, open, publish } = filmHands(
  () => network,
  () => target,
  START,
);

test.each([
  ['with the picture that stands for it', { bytes: JPEG, type: 'image/jpeg' }, digestOf(JPEG)],
  ['without one, where it is gone', null, null],
])('a film goes out %s', async (_how, picture, cover) => {
  const video = outgoingFilm(filmOf(5_000_000), { cover: async () => picture });
  const handle = await open(video);
  await line().feed(target, handle, video);
  await publish(video, handle);
  expect(await hosted.on('linkedin').effects()).toMatchObject([{ cover, fileDigests: [video.sha256] }]);
});
