import { IGMedia, IGUser } from 'facebook-nodejs-business-sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../../kit/digest.ts';
import { createMetaWorld, type MetaWorld, PAGE, refusalOf } from '../../../support/meta-client.ts';
import { picture } from '../../../support/world.ts';
import { pageIds, personIds } from '../seed.ts';
import { instagramFailures } from '../instagram/failures.ts';

const ACCOUNT = '178400000000101';
const DAY_MS = 86_400_000;

let meta: MetaWorld;
let account: IGUser;
beforeAll(async () => {
  meta = await createMetaWorld();
});
afterAll(() => meta.close());
beforeEach(async () => {
  await meta.reset();
  allow('instagram_basic', 'instagram_content_publish');
  account = new IGUser(ACCOUNT, {}, undefined, meta.page);
});

/** What Maya lets the app do from now on; her sessions stay the same. */
function allow(...scopes: string[]): void {
  const granted = ['pages_show_list', 'pages_read_engagement', ...scopes];
  meta.world.sandbox.facebook.grant(personIds.maya, { scopes: granted, pageIds: [PAGE, pageIds.casaAlvarez] });
}

const settings = (values: object) => meta.world.postJson('/facebook/_settings', values);
const ready = async (mark: string, more: object = {}) =>
  (await account['createMedia']([], { image_url: meta.pictureAt(mark), ...more })).id as string;
const publish = async (id: string) => (await account['createMediaPublish']([], { creation_id: id })).id as string;
const statusOf = async (id: string) =>
  (await new IGMedia(id, {}, undefined, meta.page).get(['status_code']))['status_code'] as string;

describe('Meta’s client on Instagram', () => {
  test('finds the account of a page, makes a picture ready, publishes it and reads it', async () => {
    const page = await meta.mayaHomes.get(['instagram_business_account{id,username}']);
    expect(page['instagram_business_account']).toEqual({ id: ACCOUNT, username: 'mayaalvarezhomes' });
    const container = await ready('portrait', { caption: 'The garden', alt_text: 'Roses' });
    expect(await statusOf(container)).toBe('FINISHED');
    const id = await publish(container);
    expect(await statusOf(container)).toBe('PUBLISHED');
    const [media] = await account['getMedia'](['caption', 'alt_text', 'permalink', 'media_type', 'username']);
    expect(media.exportAllData()).toEqual({
      id,
      caption: 'The garden',
      alt_text: 'Roses',
      permalink: expect.stringMatching(new RegExp(`/p/${id}$`)),
      media_type: 'IMAGE',
      username: 'mayaalvarezhomes',
    });
    const [effect] = await meta.world.effects('published');
    expect(effect).toMatchObject({ pageId: ACCOUNT, fileDigests: [sha256(picture('portrait', 1080, 1350))] });
    expect((await meta.world.get(new URL(media['permalink']).pathname.replace('/sandbox', ''))).text).toContain(
      'The garden',
    );
  });

  test('publishes several pictures as one post, with the words of the whole', async () => {
    const children = [
      await ready('portrait', { is_carousel_item: true }),
      await ready('square', { is_carousel_item: true }),
    ];
    const whole = await account['createMedia']([], {
      media_type: 'CAROUSEL',
      children: children.join(','),
      caption: 'Two',
    });
    const id = await publish(whole.id);
    const [media] = await account['getMedia'](['media_type', 'caption']);
    expect(media.exportAllData()).toEqual({ id, media_type: 'CAROUSEL_ALBUM', caption: 'Two' });
    expect((await refusalOf(publish(children[0] ?? ''))).response).toMatchObject({ code: 24 });
    expect(
      (await refusalOf(account['createMedia']([], { media_type: 'CAROUSEL', children: children[0] }))).response,
    ).toMatchObject({ code: 100, error_subcode: 2_207_028 });
  });

  test('is told to wait while a picture is worked on, and that it is over after a day', async () => {
    await settings({ containerMs: 20_000 });
    const id = await ready('portrait');
    expect(await statusOf(id)).toBe('IN_PROGRESS');
    expect((await refusalOf(publish(id))).response).toMatchObject({ code: 9007, error_subcode: 2_207_027 });
    meta.world.clock.advance(20_000);
    expect(await statusOf(id)).toBe('FINISHED');
    meta.world.clock.advance(DAY_MS);
    expect(await statusOf(id)).toBe('EXPIRED');
    expect((await refusalOf(publish(id))).response).toMatchObject({ code: -2, error_subcode: 2_207_020 });
  });

  test('cannot publish the same thing twice', async () => {
    const id = await ready('portrait');
    await publish(id);
    expect((await refusalOf(publish(id))).response).toMatchObject({ code: 24, error_subcode: 2_207_006 });
    expect(await meta.world.effects('published')).toHaveLength(1);
  });

  test('is counted over 24 hours that move, and refused beyond the quota', async () => {
    await settings({ instagramQuota: 2 });
    const limit = async () =>
      (await account['getContentPublishingLimit'](['config', 'quota_usage']))[0].exportAllData();
    await publish(await ready('portrait'));
    meta.world.clock.advance(1000);
    await publish(await ready('square'));
    expect(await limit()).toMatchObject({ quota_usage: 2, config: { quota_total: 2, quota_duration: 86_400 } });
    const third = await ready('square');
    expect((await refusalOf(publish(third))).response).toMatchObject({ code: 9, error_subcode: 2_207_042 });
    meta.world.clock.advance(DAY_MS - 1000);
    expect(await limit()).toMatchObject({ quota_usage: 1 });
    await publish(await ready('portrait'));
  });

  test.each([
    ['a picture that is too tall', { image: 'story' }, { code: 36_003, error_subcode: 2_207_009 }],
    ['a file that is no picture', { image: 'broken' }, { code: 36_001, error_subcode: 2_207_005 }],
    ['an address elsewhere', { image_url: 'https://example.com/a.jpg' }, { code: 9004, error_subcode: 2_207_052 }],
    ['thirty-one hashtags', { caption: '#a '.repeat(31) }, { code: 36_004, error_subcode: 2_207_010 }],
    ['twenty-one mentions', { caption: '@a '.repeat(21) }, { code: 36_004, error_subcode: 2_207_010 }],
    ['too many words', { caption: 'x'.repeat(2201) }, { code: 36_004, error_subcode: 2_207_010 }],
    ['a film that cannot be had', { media_type: 'REELS' }, { code: 9004 }],
    ['a story, which is not played here', { media_type: 'STORIES' }, { code: 100 }],
  ])('is refused %s', async (_what, { image = 'portrait', ...more }: Record<string, string>, refusal) => {
    expect((await refusalOf(ready(image, more))).response).toMatchObject(refusal);
  });

  test('knows of no account without the permission, and publishes nothing without the other', async () => {
    allow('instagram_basic');
    expect((await refusalOf(ready('portrait'))).response).toMatchObject({ code: 200 });
    allow('instagram_content_publish');
    expect((await refusalOf(ready('portrait'))).response).toMatchObject({ code: 100, error_subcode: 33 });
    expect((await meta.mayaHomes.get(['instagram_business_account']))['instagram_business_account']).toBeUndefined();
  });

  test.each(Object.entries(instagramFailures))('is told of %s in the words of Instagram', async (failure, told) => {
    await meta.world.fault({ kind: 'vendor', failure });
    const { status, response } = await refusalOf(ready('portrait'));
    expect([status, response.code, response.error_subcode]).toEqual([told.status, told.code, told.subcode]);
    expect(await meta.world.effects('published')).toEqual([]);
  });
});

test('the panel shows the account beside the page that it belongs to', async () => {
  await publish(await ready('portrait', { caption: 'On the wall' }));
  const walls = (await meta.world.get('/?lang=en')).text;
  expect(walls).toContain('@mayaalvarezhomes');
  expect(walls).toContain('On the wall');
});
