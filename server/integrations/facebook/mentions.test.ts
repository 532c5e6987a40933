import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { pageIds, personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { filmHands, filmOf, outgoingFilm } from '../../app/testing/processes/film-hands.ts';
import { hostSandbox, type HostedSandbox } from '../../app/testing/networks/hosted-sandbox.ts';
import { createStillClock } from '../../platform/clock.ts';
import { Secret } from '../../platform/vault.ts';
import type { NetworkAdapter, TargetAccess } from '../../features/sharing/ports.ts';
import { createFacebook } from './adapter.ts';
import { createInstagram } from './instagram-adapter.ts';

const START = Date.parse('2027-03-01T15:00:00Z');
const clock = createStillClock(new Date(START).toISOString());
const JPEG = Buffer.from('ffd8ffc0000b080546043801011100', 'hex');
const FILM = Buffer.from('0000001c6674797069736f6d', 'hex');

let hosted: HostedSandbox;
let facebook: NetworkAdapter;
let instagram: NetworkAdapter;
let page: TargetAccess;
let account: TargetAccess;

beforeAll(async () => {
  hosted = await hostSandbox(
    clock,
    5_000,
    new Map([
      ['square', JPEG],
      ['film', FILM],
    ]),
  );
  facebook = createFacebook(hosted.facebook);
  instagram = createInstagram(hosted.facebook);
});
afterAll(() => hosted.close());
beforeEach(async () => {
  hosted.sandbox.reset();
  await hosted.clearFaults();
  const scopes = [...new Set([...scopesOf(networks.facebook), ...scopesOf(networks.instagram)])];
  const grant = hosted.sandbox.facebook.grant(personIds.maya, { scopes, pageIds: [pageIds.mayaHomes] });
  const [token] = (await facebook.readAccess(new Secret(grant.accessToken))).targets;
  page = { targetId: pageIds.mayaHomes, token: token?.token ?? new Secret('') };
  account = { targetId: '178400000000101', token: page.token };
});

describe('a page that is named', () => {
  const luis = { id: pageIds.luisHogares, name: 'Luis Herrera Hogares', as: 'words' as const };
  const message = 'Thanks @Luis Herrera Hogares and @others';

  test('is found by its name, where the program is approved', async () => {
    const found = (await facebook.findMentions?.(page, '@Luis')) ?? [];
    expect(found.map(({ id }) => id)).toEqual([luis.id]);
    expect(createFacebook({ ...hosted.facebook, mayMention: false }).findMentions).toBeNull();
  });

  test('is told by its id, in a post, in a film and when the words are changed', async () => {
    const named = (await facebook.findMentions?.(page, 'Luis'))?.[0]?.name ?? '';
    const mentions = [{ ...luis, name: named }];
    const words = `Thanks @${named} and @others`;
    const post = { message: words, mentions, link: null, title: '', altText: '', handle: null };
    const remote = await facebook.publish(page, post, () => true);
    const shown = { message: `Thanks ${named} and @others`, mentions: [luis.id] };
    expect(await hosted.effects()).toMatchObject([shown]);
    await facebook.changing?.reword(page, remote.id, { message: `${words}!`, mentions });
    expect(await hosted.effects('updated')).toMatchObject([{ ...shown, message: `${shown.message}!` }]);

    const { line, open } = filmHands(
      () => facebook,
      () => page,
      START,
    );
    const video = outgoingFilm(filmOf(1000));
    const handle = await open(video);
    await line().feed(page, handle, video);
    await facebook.publish(page, { ...post, handle, video }, () => true);
    expect(await hosted.effects()).toMatchObject([shown, shown]);
  });

  test('is plain text while nobody was chosen', async () => {
    await facebook.publish(page, { message, link: null, title: '', altText: '', handle: null }, () => true);
    expect(await hosted.effects()).toMatchObject([{ message, mentions: [] }]);
  });
});

describe('people on Instagram', () => {
  const mentions = [
    { id: 'casa.alvarez', name: 'casa.alvarez', as: 'tag' as const },
    { id: 'lakeside', name: 'lakeside', as: 'tag' as const },
    { id: 'the.oscar.team', name: 'the.oscar.team', as: 'collaborator' as const },
  ];
  const picture = {
    ...{ bytes: JPEG, type: 'image/jpeg', altText: '', message: 'Open house', mentions },
    address: () => `${hosted.url}/pictures/square`,
  };
  const people = { tagged: ['casa.alvarez', 'lakeside'], invited: ['the.oscar.team'] };
  const publish = (handle: Readonly<Record<string, string>>) =>
    instagram.publish(account, { message: '', link: null, title: '', altText: '', handle }, () => true);

  test('are on the picture, each in a place of their own, or post along', async () => {
    const { handle } = await instagram.uploadPicture(account, picture);
    await publish(handle);
    expect(await hosted.effects()).toMatchObject([people]);
  });

  test('are told once of several pictures', async () => {
    const uploaded = await instagram.uploadPictures?.(account, [picture, picture]);
    await publish(uploaded?.handle ?? {});
    expect(await hosted.effects()).toMatchObject([people]);
  });

  test('are on a film', async () => {
    const film = { sha256: 'a'.repeat(64), bytes: 12, type: 'video/mp4', seconds: 24, title: '', message: 'See it' };
    const handle = await instagram.video?.open(account, {
      ...{ ...film, mentions, coverMs: 0, read: async () => FILM },
      address: () => `${hosted.url}/pictures/film`,
    });
    await publish(handle ?? {});
    expect(await hosted.effects()).toMatchObject([people]);
  });

  test('are left out of what is sent where there are none', async () => {
    await instagram.uploadPicture(account, { ...picture, mentions: [] });
    const asked = (await hosted.requests()).find(({ method, path }) => method === 'POST' && path.endsWith('/media'));
    expect(asked?.params).not.toHaveProperty('user_tags');
    expect(asked?.params).not.toHaveProperty('collaborators');
  });
});
