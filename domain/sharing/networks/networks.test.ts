import { describe, expect, test } from 'vitest';
import { misfitOf } from './misfit.ts';
import { networkName, networks, usualTarget } from './networks.ts';
import { mayPostWith, missingPermissions, scopesOf } from './permissions.ts';

const { facebook } = networks;
const scopes = (...keys: string[]) =>
  facebook.permissions.filter(({ key }) => keys.includes(key)).flatMap((group) => group.scopes);

describe('the permissions of Facebook', () => {
  test('each missing scope names its group, in the order in which the member reads them', () => {
    expect(missingPermissions(facebook, scopesOf(facebook))).toEqual([]);
    expect(missingPermissions(facebook, [])).toEqual(['post', 'access', 'instagram']);
    for (const group of facebook.permissions) {
      for (const scope of group.scopes) {
        const held = scopesOf(facebook).filter((each) => each !== scope);
        expect(missingPermissions(facebook, held)).toEqual([group.key]);
      }
    }
  });

  test('posting to a page needs everything but Instagram', () => {
    expect(mayPostWith(facebook, scopes('access', 'post'))).toBe(true);
    expect(mayPostWith(facebook, scopes('access', 'instagram'))).toBe(false);
    expect(mayPostWith(facebook, scopes('post', 'instagram'))).toBe(false);
  });
});

test.each([
  ['1122334455', true],
  ['12a', false],
  ['', false],
  ['12/feed', false],
  [' 12', false],
])('"%s" is the id of a page: %s', (id, expected) => {
  expect(facebook.targetId.test(id)).toBe(expected);
});

test('a network is called by its own name, and one that is gone by its key', () => {
  expect([networkName('facebook'), networkName('myspace')]).toEqual(['Facebook', 'myspace']);
  expect([usualTarget('facebook'), usualTarget('myspace')]).toEqual(['page', 'account']);
});

describe('every network', () => {
  test.each(Object.entries(networks))('%s is described so that it can work', (_key, network) => {
    const { capabilities, permissions, targetId, wait } = network;
    expect(capabilities.link || capabilities.picture !== null || capabilities.video !== null).toBe(true);
    expect(permissions.some(({ needed }) => needed)).toBe(true);
    expect(new Set(permissions.map(({ key }) => key)).size).toBe(permissions.length);
    // Ids become part of paths, and a pattern that keeps its place between calls answers every other time.
    for (const id of ['', 'a/b', '..', 'a b', '?x']) expect(targetId.test(id)).toBe(false);
    expect(targetId.flags).toBe('');
    // Below this a call that is carried out late would be judged absent.
    expect(Math.min(wait.lateEffectMs, wait.listLagMs)).toBeGreaterThanOrEqual(1000);
  });
});

describe('a post', () => {
  const square = { postedAs: 'picture', text: 'Hello', width: 1080, height: 1080 } as const;
  const picture = { most: 1, types: ['image/jpeg'], mostBytes: 1, ratio: { least: 0.8, most: 1.91 } } as const;
  const narrow = { link: false, picture, video: null, textMost: 5, linkRoom: 0, tagsMost: null };

  test('fits where its kind, its shape and its words are taken', () => {
    expect(misfitOf(narrow, square)).toBeNull();
    expect(misfitOf(facebook.capabilities, { ...square, height: 1920 })).toBeNull();
  });

  test.each([
    ['kind', { ...square, postedAs: 'link' as const }],
    ['shape', { ...square, height: 1920 }],
    ['shape', { ...square, width: 2160 }],
    ['text', { ...square, text: 'Hello!' }],
  ])('does not fit for its %s', (misfit, post) => {
    expect(misfitOf(narrow, post)).toBe(misfit);
  });

  test('has no more hashtags and mentions than are taken, and the address of a mail is no mention', () => {
    const tagged = { ...narrow, textMost: 200, tagsMost: { hashtags: 2, mentions: 1 } };
    expect(misfitOf(tagged, { ...square, text: '#uno #año_2 @maya maya@homes.example' })).toBeNull();
    expect(misfitOf(tagged, { ...square, text: '#a #b #c' })).toBe('tags');
    expect(misfitOf(tagged, { ...square, text: '@a.b and @c' })).toBe('tags');
  });

  test('leaves room for a link that stands in the text, and is counted as the network counts', () => {
    const { capabilities } = networks.x;
    const article = { ...square, postedAs: 'link' as const };
    expect(misfitOf(capabilities, { ...square, text: 'x'.repeat(280) })).toBeNull();
    expect(misfitOf(capabilities, { ...square, text: '🏡'.repeat(141) })).toBe('text');
    expect(misfitOf(capabilities, { ...article, text: 'x'.repeat(256) })).toBeNull();
    expect(misfitOf(capabilities, { ...article, text: 'x'.repeat(257) })).toBe('text');
  });

  test('that is a film is taken where films are, and no longer or heavier than is taken', () => {
    const film = { ...square, postedAs: 'video' as const, film: { seconds: 20, bytes: 1_000_000 } };
    expect(misfitOf(narrow, film)).toBe('kind');
    expect(misfitOf(networks.tiktok.capabilities, film)).toBeNull();
    expect(misfitOf(networks.tiktok.capabilities, square)).toBe('kind');
    expect(misfitOf(networks.tiktok.capabilities, { ...film, film: { seconds: 2, bytes: 1 } })).toBe('length');
    expect(misfitOf(networks.tiktok.capabilities, { ...film, film: { seconds: 20, bytes: 5e9 } })).toBe('weight');
    const encoded = (codec: string, soundCodec: string | null) => ({
      ...film,
      film: { seconds: 20, bytes: 9, codec, soundCodec },
    });
    expect(misfitOf(networks.x.capabilities, encoded('avc1', 'mp4a'))).toBeNull();
    expect(misfitOf(networks.x.capabilities, encoded('avc1', null))).toBeNull();
    expect(misfitOf(networks.x.capabilities, encoded('hvc1', 'mp4a'))).toBe('codec');
    expect(misfitOf(networks.instagram.capabilities, encoded('hvc1', 'mp4a'))).toBeNull();
    expect(misfitOf(networks.instagram.capabilities, encoded('hvc1', 'Opus'))).toBe('codec');
    expect(misfitOf(networks.youtube.capabilities, encoded('vp09', 'Opus'))).toBeNull();
    expect(misfitOf(networks.x.capabilities, { ...encoded('avc1', 'mp4a'), width: 4000 })).toBe('ratio');
    // What stands in none of their documents is not refused.
    for (const { capabilities } of [networks.linkedin, networks.tiktok])
      expect(misfitOf(capabilities, { ...encoded('vp09', 'Opus'), width: 4000 })).toBeNull();
    // 2500 characters of two bytes each, and one more.
    expect(misfitOf(networks.youtube.capabilities, { ...film, text: 'ñ'.repeat(2500) })).toBeNull();
    expect(misfitOf(networks.youtube.capabilities, { ...film, text: `${'ñ'.repeat(2500)}x` })).toBe('text');
  });

  test('that is a link is drawn by the network: the shape of our picture does not matter', () => {
    expect(misfitOf({ ...narrow, link: true, picture: null }, { ...square, postedAs: 'link', width: 9000 })).toBeNull();
  });
});
