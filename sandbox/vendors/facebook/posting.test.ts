import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, createWorld, jpeg, proof, START, type World } from '../../support/world.ts';
import { sha256 } from '../../kit/digest.ts';
import { pageIds, personIds } from './seed.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const PAGE = pageIds.mayaHomes;
const FEED = `/${PAGE}/feed`;

let world: World;
let page: string;
let user: string;

beforeEach(async () => {
  world = await createWorld();
  ({ page, user } = await connect(world, personIds.maya, { pages: [PAGE, pageIds.casaAlvarez] }));
});
afterEach(() => world.close());

const wall = async () =>
  (await world.graph('GET', `/${PAGE}/published_posts`, page, { fields: 'id,message,created_time' })).body.data;

describe('a post', () => {
  test('with a message is on the wall at once, in the effects once, and has a live link', async () => {
    const { status, body } = await world.graph('POST', FEED, page, { message: 'Open house on Sunday' });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.stringMatching(new RegExp(`^${PAGE}_\\d{15,}$`)) });
    expect(await wall()).toEqual([
      { id: body.id, message: 'Open house on Sunday', created_time: '2026-11-21T15:00:00+0000' },
    ]);
    expect(await world.effects()).toEqual([
      expect.objectContaining({
        kind: 'published',
        at: new Date(START).toISOString(),
        pageId: PAGE,
        pageName: 'Maya Alvarez Homes',
        postId: body.id,
        message: 'Open house on Sunday',
        fileDigests: [],
      }),
    ]);
    const read = await world.graph('GET', `/${body.id}`, page, { fields: 'permalink_url' });
    expect(read.body.permalink_url).toBe(`http://localhost:3000/sandbox/facebook/posts/${body.id}`);
    const live = await world.get(new URL(read.body.permalink_url).pathname.replace('/sandbox', ''));
    expect(live.status).toBe(200);
    expect(live.text).toContain('Open house on Sunday');
  });

  test('must say something', async () => {
    const { error } = (await world.graph('POST', FEED, page, { published: 'true' })).body;
    expect(error).toMatchObject({ code: 100, error_subcode: 1_349_125 });
  });

  test('with a link gives the link back unshortened beside Facebook’s own redirector', async () => {
    const link = 'https://example.com/listing?utm_content=ABCDEFGHJK';
    const { id } = (await world.graph('POST', FEED, page, { message: 'See it', link })).body;
    const { attachments } = (
      await world.graph('GET', `/${id}`, page, { fields: 'attachments{target{id},unshimmed_url,media_type,url}' })
    ).body;
    expect(attachments.data).toEqual([
      { media_type: 'link', target: {}, unshimmed_url: link, url: expect.stringContaining('l.facebook.com/l.php?u=') },
    ]);
  });

  test('with a link that cannot be read is refused with 1609005, and one that is no link with 100', async () => {
    const dead = await world.graph('POST', FEED, page, { link: 'https://nowhere.invalid/a' });
    expect(dead.body.error.code).toBe(1_609_005);
    expect((await world.graph('POST', FEED, page, { link: 'nonsense' })).body.error.code).toBe(100);
    expect(await world.effects()).toEqual([]);
  });

  test('that says the same as the newest one of its page is refused with 506, on this page only', async () => {
    await world.graph('POST', FEED, page, { message: 'Twice' });
    const again = await world.graph('POST', FEED, page, { message: 'Twice' });
    expect(again.status).toBe(400);
    expect(again.body.error).toMatchObject({
      message: 'Duplicate status message',
      code: 506,
      error_subcode: 1_455_006,
    });
    const other = (await world.graph('GET', `/${pageIds.casaAlvarez}`, user, { fields: 'access_token' })).body
      .access_token;
    expect((await world.graph('POST', `/${pageIds.casaAlvarez}/feed`, other, { message: 'Twice' })).status).toBe(200);
    await world.graph('POST', FEED, page, { message: 'Something in between' });
    expect((await world.graph('POST', FEED, page, { message: 'Twice' })).status).toBe(200);
  });

  test('is not a duplicate of a post that was deleted', async () => {
    const { id } = (await world.graph('POST', FEED, page, { message: 'Again' })).body;
    await world.graph('DELETE', `/${id}`, page);
    expect((await world.graph('POST', FEED, page, { message: 'Again' })).status).toBe(200);
  });

  test('can be sent twice when the network is set not to notice', async () => {
    await world.postJson('/facebook/_settings', { refuseDuplicates: false });
    await world.graph('POST', FEED, page, { message: 'Twice' });
    expect((await world.graph('POST', FEED, page, { message: 'Twice' })).status).toBe(200);
    expect(await world.effects('published')).toHaveLength(2);
  });

  test('needs the page’s own token: the person’s is refused with 190', async () => {
    const { error } = (await world.graph('POST', FEED, user, { message: 'x' })).body;
    expect(error).toMatchObject({ code: 190, error_subcode: 2_069_032 });
  });

  test('on a page that the token is not for is refused with 200', async () => {
    const { status, body } = await world.graph('POST', `/${pageIds.luisHogares}/feed`, page, { message: 'x' });
    expect(status).toBe(403);
    expect(body.error.code).toBe(200);
  });

  test('without the permission to post is refused with 200, also through a token that was made before', async () => {
    await world.graph('DELETE', '/me/permissions/pages_manage_posts', user);
    expect((await world.graph('POST', FEED, page, { message: 'x' })).body.error.code).toBe(200);
    expect((await world.graph('GET', `/${PAGE}/feed`, page)).status).toBe(200);
  });

  test('by somebody who may only read the page is refused with 200', async () => {
    const theo = await connect(world, personIds.theo, { pages: [pageIds.oscarTeam] });
    expect((await world.graph('POST', `/${pageIds.oscarTeam}/feed`, theo.page, { message: 'x' })).body.error.code).toBe(
      200,
    );
  });

  test('can be changed and deleted, once', async () => {
    const { id } = (await world.graph('POST', FEED, page, { message: 'Befor' })).body;
    expect((await world.graph('POST', `/${id}`, page, { message: 'Before' })).body).toEqual({ success: true });
    expect((await wall())[0].message).toBe('Before');
    expect((await world.graph('DELETE', `/${id}`, page)).body).toEqual({ success: true });
    expect(await wall()).toEqual([]);
    const again = await world.graph('DELETE', `/${id}`, page);
    expect(again.body.error).toMatchObject({ type: 'GraphMethodException', code: 100, error_subcode: 33 });
    const live = await world.get(`/facebook/posts/${id}`);
    expect(live.status).toBe(404);
    expect((await world.effects()).map(({ kind }) => kind)).toEqual(['deleted', 'updated', 'published']);
  });
});

describe('a scheduled post', () => {
  const at = (ms: number) => String((START + ms) / 1000);
  const schedule = (ms: number, more: Record<string, string> = {}) =>
    world.graph('POST', FEED, page, { message: 'Later', published: 'false', scheduled_publish_time: at(ms), ...more });

  test('waits in its list, not on the wall, and turns live when its time comes', async () => {
    const { id } = (await schedule(30 * MINUTE)).body;
    expect(await wall()).toEqual([]);
    const { data } = (
      await world.graph('GET', `/${PAGE}/scheduled_posts`, page, { fields: 'id,message,scheduled_publish_time' })
    ).body;
    expect(data).toEqual([{ id, message: 'Later', scheduled_publish_time: START / 1000 + 1800 }]);
    expect((await world.get(`/facebook/posts/${id}`)).status).toBe(404);
    await world.postJson('/_clock', { advanceMs: 31 * MINUTE });
    expect(await wall()).toEqual([{ id, message: 'Later', created_time: '2026-11-21T15:30:00+0000' }]);
    expect(await world.effects('published')).toEqual([
      expect.objectContaining({ postId: id, at: '2026-11-21T15:30:00.000Z', requestId: null }),
    ]);
  });

  test('turns live by itself when the clock is moved by anybody else', async () => {
    await schedule(30 * MINUTE);
    world.clock.advance(DAY);
    expect(await world.effects('published')).toHaveLength(1);
  });

  test('must be unpublished', async () => {
    const { error } = (await schedule(30 * MINUTE, { published: 'true' })).body;
    expect(error.message).toBe('(#100) You cannot specify a scheduled publish time on a published post');
  });

  test('must lie between ten minutes and thirty days ahead', async () => {
    for (const ms of [9 * MINUTE, 30 * DAY + MINUTE, -DAY]) {
      expect((await schedule(ms)).body.error).toMatchObject({ code: 100 });
    }
    expect((await schedule(10 * MINUTE, { message: 'a' })).status).toBe(200);
    expect((await schedule(30 * DAY, { message: 'b' })).status).toBe(200);
    await world.postJson('/facebook/_settings', { schedulingDays: 75 });
    expect((await schedule(70 * DAY, { message: 'c' })).status).toBe(200);
  });

  test('takes its time as ISO 8601 too', async () => {
    const time = new Date(START + DAY).toISOString();
    expect((await schedule(0, { scheduled_publish_time: time })).status).toBe(200);
  });

  test('can be moved and cancelled, but not in its last three minutes', async () => {
    const { id } = (await schedule(30 * MINUTE)).body;
    const moved = await world.graph('POST', `/${id}`, page, { scheduled_publish_time: at(2 * 60 * MINUTE) });
    expect(moved.body).toEqual({ success: true });
    world.clock.advance(118 * MINUTE);
    expect((await world.graph('POST', `/${id}`, page, { message: 'Too late' })).body.error.code).toBe(100);
    await world.graph('DELETE', `/${id}`, page);
    world.clock.advance(DAY);
    expect(await world.effects('published')).toEqual([]);
  });

  test('can be published before its time', async () => {
    const { id } = (await schedule(DAY)).body;
    await world.graph('POST', `/${id}`, page, { is_published: 'true' });
    world.clock.advance(2 * DAY);
    expect(await world.effects('published')).toHaveLength(1);
  });
});

describe('a photo', () => {
  const picture = jpeg('the first graphic');
  const upload = async (bytes: Buffer = picture, fields: Record<string, string> = {}) =>
    (await world.upload(PAGE, page, bytes, fields)).body.id as string;

  test('uploaded unpublished is on no wall until a post shows it, and its bytes are kept as they came', async () => {
    const id = await upload();
    expect(await world.effects()).toEqual([]);
    const post = await world.graph('POST', FEED, page, {
      message: 'With a picture',
      'attached_media[0]': JSON.stringify({ media_fbid: id }),
    });
    expect(post.status).toBe(200);
    const [effect] = await world.effects('published');
    expect(effect).toMatchObject({ fileDigests: [sha256(picture)], photoIds: [id] });
    const { data } = (
      await world.graph('GET', `/${PAGE}/published_posts`, page, {
        fields: 'id,attachments{target{id},unshimmed_url,media_type}',
      })
    ).body;
    expect(data[0].attachments.data[0]).toMatchObject({ media_type: 'photo', target: { id } });
    const shown = await world.app.inject(`/sandbox/facebook/photos/${id}`);
    expect(sha256(shown.rawPayload)).toBe(sha256(picture));
    expect(shown.headers['content-type']).toBe('image/jpeg');
  });

  test('can be attached in every form that Graph clients use', async () => {
    const forms = [
      (id: string) => ({ 'attached_media[0]': `{"media_fbid":"${id}"}` }),
      (id: string) => ({ 'attached_media[0][media_fbid]': id }),
      (id: string) => ({ attached_media: `[{"media_fbid":"${id}"}]` }),
    ];
    for (const [index, form] of forms.entries()) {
      const id = await upload(jpeg(`form ${index}`));
      expect((await world.graph('POST', FEED, page, { message: `m${index}`, ...form(id) })).status).toBe(200);
    }
    const json = await world.postJson('/facebook/v25.0' + FEED, {
      message: 'json',
      attached_media: [{ media_fbid: await upload(jpeg('json')) }],
      access_token: page,
      appsecret_proof: proof(page),
    });
    expect(json.status).toBe(200);
    const effects = await world.effects('published');
    expect(effects.map(({ fileDigests }) => (fileDigests as string[]).length)).toEqual([1, 1, 1, 1]);
  });

  test('several make an album that names each of them', async () => {
    const ids = [await upload(jpeg('1')), await upload(jpeg('2'))];
    const { id } = (
      await world.graph('POST', FEED, page, {
        message: 'Two',
        'attached_media[0]': `{"media_fbid":"${ids[0]}"}`,
        'attached_media[1]': `{"media_fbid":"${ids[1]}"}`,
      })
    ).body;
    const read = await world.graph('GET', `/${id}`, page, {
      fields: 'attachments{media_type,subattachments{target{id},media_type}}',
    });
    const [album] = read.body.attachments.data;
    expect(album.media_type).toBe('album');
    expect(album.subattachments.data.map(({ target }: { target: { id: string } }) => target.id)).toEqual(ids);
  });

  test('can be shown by one post only, and not twice by that one', async () => {
    const id = await upload();
    const media = { 'attached_media[0]': `{"media_fbid":"${id}"}` };
    await world.graph('POST', FEED, page, { message: 'one', ...media });
    const second = await world.graph('POST', FEED, page, { message: 'two', ...media });
    expect(second.body.error).toMatchObject({ code: 100, error_subcode: 1_366_051 });
    const other = await upload(jpeg('x'));
    const twice = await world.graph('POST', FEED, page, {
      attached_media: `[{"media_fbid":"${other}"},{"media_fbid":"${other}"}]`,
    });
    expect(twice.body.error.error_subcode).toBe(1_366_051);
  });

  test('of another page cannot be attached', async () => {
    const other = (await world.graph('GET', `/${pageIds.casaAlvarez}`, user, { fields: 'access_token' })).body
      .access_token;
    const { id } = (await world.upload(pageIds.casaAlvarez, other, picture)).body;
    const answer = await world.graph('POST', FEED, page, { 'attached_media[0]': `{"media_fbid":"${id}"}` });
    expect(answer.body.error.code).toBe(100);
  });

  test('with the same bytes and the same text as the newest post is refused with 506', async () => {
    const post = async (bytes: Buffer) =>
      world.graph('POST', FEED, page, { message: 'm', 'attached_media[0]': `{"media_fbid":"${await upload(bytes)}"}` });
    expect((await post(picture)).status).toBe(200);
    expect((await post(picture)).body.error.code).toBe(506);
    expect((await post(jpeg('another graphic'))).status).toBe(200);
  });

  test('for a scheduled post must be temporary, and a temporary one is gone after a day', async () => {
    const later = { published: 'false', scheduled_publish_time: String((START + 3 * DAY) / 1000) };
    const attach = (id: string) =>
      world.graph('POST', FEED, page, { ...later, 'attached_media[0]': `{"media_fbid":"${id}"}` });
    expect((await attach(await upload())).body.error.code).toBe(100);
    expect((await attach(await upload(picture, { temporary: 'true' }))).status).toBe(200);
    const stale = await upload(jpeg('stale'), { temporary: 'true' });
    world.clock.advance(DAY);
    expect((await attach(stale)).body.error.code).toBe(100);
  });

  test('uploaded published is a post of its own', async () => {
    const { body } = await world.upload(PAGE, page, picture, { published: 'true', caption: 'Just the picture' });
    expect(body.post_id).toMatch(new RegExp(`^${PAGE}_`));
    expect(await world.effects('published')).toMatchObject([{ message: 'Just the picture', postId: body.post_id }]);
    const read = await world.graph('GET', `/${body.id}`, page, { fields: 'page_story_id' });
    expect(read.body.page_story_id).toBe(body.post_id);
  });

  test('that is no picture, or none at all, is refused with 324; one over 10 MB with 100', async () => {
    expect((await world.upload(PAGE, page, Buffer.from('<svg/>'))).body.error.code).toBe(324);
    expect((await world.graph('POST', `/${PAGE}/photos`, page, { published: 'false' })).body.error.code).toBe(324);
    const large = await world.upload(PAGE, page, jpeg('x'.repeat(10 * 1024 * 1024)));
    expect(large.body.error).toMatchObject({ code: 100, error_subcode: 1_366_046 });
  });

  test('by address is fetched from where it says, and only from near', async () => {
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const source = `${address}/sandbox/facebook/photos/${await upload()}`;
    const near = await world.graph('POST', `/${PAGE}/photos`, page, { published: 'false', url: source });
    expect(near.status).toBe(200);
    const far = await world.graph('POST', `/${PAGE}/photos`, page, {
      published: 'false',
      url: 'http://192.0.2.1/a.jpg',
    });
    expect(far.body.error.code).toBe(324);
  });
});
