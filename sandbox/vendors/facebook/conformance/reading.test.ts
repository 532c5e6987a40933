import { Album, Comment, Page, PagePost, Photo, Post, User } from 'facebook-nodejs-business-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetaWorld, type MetaWorld, PAGE, refusalOf, session } from '../../../support/meta-client.ts';
import { pageIds, personIds } from '../seed.ts';

// Everything here goes through Meta's own client, as Meta publishes it, under Meta's own addresses.
let meta: MetaWorld;
let post: PagePost;
let photo: Photo;
let comment: Comment;

beforeAll(async () => {
  meta = await createMetaWorld();
  const made = await meta.mayaHomes['createPhoto']([], { url: meta.pictureAt('one'), caption: 'The first picture' });
  photo = new Photo(made.id, {}, undefined, meta.page);
  post = new PagePost(made.post_id, {}, undefined, meta.page);
  const written = await post['createComment']([], { message: 'Lovely garden' });
  comment = new Comment(written.id, {}, undefined, meta.page);
  await post['createLike']([]);
});
afterAll(() => meta.close());

describe('fields', () => {
  test('of a person: the address only with its permission', async () => {
    const person = await meta.maya.get(['id', 'name', 'first_name', 'last_name', 'email']);
    expect(person.exportAllData()).toEqual({
      id: personIds.maya,
      name: 'Maya Alvarez',
      first_name: 'Maya',
      last_name: 'Alvarez',
      email: 'maya@example.com',
    });
  });

  test('of a page', async () => {
    const page = await new Page(PAGE, {}, undefined, meta.user).get([
      'name',
      'fan_count',
      'followers_count',
      'instagram_business_account{id,username}',
      'category_list{name}',
    ]);
    expect(page.exportAllData()).toEqual({
      id: PAGE,
      name: 'Maya Alvarez Homes',
      fan_count: 1284,
      followers_count: 1284,
      instagram_business_account: { id: '178400000000101', username: 'mayaalvarezhomes' },
      category_list: [{ name: 'Real Estate Agent' }],
    });
  });

  test('of a picture of a person or a page, in the sizes of Graph', async () => {
    const { picture } = await meta.maya.get(['picture.type(large){url,width}']);
    expect(picture).toEqual({ data: { url: expect.stringContaining('width=200'), width: 200 } });
    const answer = await meta.page.call('GET', [PAGE, 'picture'], { redirect: '0', type: 'normal' });
    expect(answer.data).toEqual({ height: 100, width: 100, is_silhouette: false, url: expect.any(String) });
    const refused = await refusalOf(meta.page.call('GET', [PAGE, 'picture'], { redirect: '0', type: 'huge' }));
    expect(refused.response.code).toBe(100);
  });

  test('of a photo reach into its album, and the album counts its pictures', async () => {
    const read = await photo.get(['name', 'page_story_id', 'album{id,name,count,type,cover_photo{id}}', 'from{name}']);
    const { album, ...rest } = read.exportAllData();
    expect(rest).toEqual({
      id: photo.id,
      name: 'The first picture',
      page_story_id: post.id,
      from: { id: PAGE, name: 'Maya Alvarez Homes' },
    });
    expect(album).toMatchObject({ name: 'Timeline photos', count: 1, type: 'wall', cover_photo: { id: photo.id } });
    const photos = await new Album(album.id, {}, undefined, meta.page)['getPhotos'](['name']);
    expect(photos.map(({ id }: Photo) => id)).toEqual([photo.id]);
    const albums = await meta.mayaHomes['getAlbums'](['name']);
    expect(albums.map(({ id }: Album) => id)).toEqual([album.id]);
  });

  test('of a post count its shares once another post links to it', async () => {
    const fields = ['shares', 'permalink_url'];
    const before = (await post.get(fields)).exportAllData();
    expect(before.shares).toBeUndefined();
    const share = await meta.mayaHomes['createFeed']([], { message: 'Again', link: before.permalink_url });
    expect((await new PagePost(post.id, {}, undefined, meta.page).get(fields))['shares']).toEqual({ count: 1 });
    await new PagePost(share.id, {}, undefined, meta.page).delete();
  });

  test('that Meta’s client knows are never called nonexisting', async () => {
    const known = [
      [meta.maya, User],
      [meta.mayaHomes, Page],
      [post, Post],
      [post, PagePost],
      [photo, Photo],
      [comment, Comment],
    ] as const;
    for (const [node, type] of known) expect((await node.get(Object.values(type.Fields))).id).toBeDefined();
    const [album] = await meta.mayaHomes['getAlbums'](Object.values(Album.Fields));
    expect(album.name).toBe('Timeline photos');
  });
});

describe('field expansion', () => {
  test('reads lists in the place of fields, cut and counted', async () => {
    const read = await meta.mayaHomes.get([
      'published_posts.limit(1){message,comments.limit(5).summary(true){message,from{name}},likes.limit(0).summary(true)}',
    ]);
    expect(read['published_posts'].data).toEqual([
      {
        id: post.id,
        message: 'The first picture',
        comments: {
          data: [{ id: comment.id, message: 'Lovely garden', from: { id: PAGE, name: 'Maya Alvarez Homes' } }],
          paging: { cursors: { before: expect.any(String), after: expect.any(String) } },
          summary: { order: 'chronological', total_count: 1, can_comment: true },
        },
        likes: { data: [], summary: { total_count: 1, can_like: true, has_liked: true } },
      },
    ]);
  });

  test('refuses an unknown field at any depth, by the type on which it is missing', async () => {
    const refused = await refusalOf(post.get(['comments{from{shoe_size}}']));
    expect(refused.status).toBe(400);
    expect(refused.response).toMatchObject({ code: 100, type: 'OAuthException' });
    expect(refused.message).toBe('(#100) Tried accessing nonexisting field (shoe_size) on node type (Page)');
    expect((await refusalOf(post.get(['message{text}']))).message).toContain('Subfields are not supported by message');
    expect((await refusalOf(post.get(['comments{message']))).response.code).toBe(2500);
  });
});

describe('lists', () => {
  test('are read page by page until next is missing, and back', async () => {
    const ids: string[] = [];
    const since = meta.world.clock.now() / 1000 + 1;
    for (const number of [1, 2, 3, 4, 5]) {
      meta.world.clock.advance(1000);
      const made = await meta.mayaHomes['createFeed']([], { message: `Post ${number}` });
      ids.unshift(made.id);
    }
    const cursor = await meta.mayaHomes['getFeed'](['message'], { limit: 2, since });
    const seen = [...cursor];
    while (cursor.hasNext()) seen.push(...(await cursor.next()));
    expect(seen.map(({ id }: PagePost) => id)).toEqual(ids);
    await expect(cursor.next()).rejects.toThrow('end of pagination');
    expect((await cursor.previous()).map(({ id }: PagePost) => id)).toEqual(ids.slice(2, 4));
    for (const id of ids) await new PagePost(id, {}, undefined, meta.page).delete();
  });

  test('give an empty page with a next one where what they hold is not for the caller', async () => {
    const grant = { scopes: ['pages_show_list'], pageIds: [pageIds.samTwoRivers] };
    const { accessToken } = meta.world.sandbox.facebook.grant(personIds.sam, grant);
    const sam = new User('me', {}, undefined, session(accessToken));
    const cursor = await sam['getAccounts'](['name'], { limit: 1 });
    expect([cursor.length, cursor.hasNext()]).toEqual([0, true]);
    const [page] = await cursor.next();
    expect([page.name, cursor.hasNext()]).toEqual(['Two Rivers Homes', false]);
  });

  test('are counted when a summary is asked for', async () => {
    const comments = await post['getComments'](['message'], { summary: true });
    expect(comments.summary).toEqual({ order: 'chronological', total_count: 1, can_comment: true });
    const plain = await post['getComments'](['message']);
    expect(plain.summary).toBeUndefined();
    expect((await post['getReactions'](['type'], { summary: 'total_count' })).summary).toEqual({ total_count: 1 });
  });

  test('hold the attachments of a post', async () => {
    const [attachment] = await post['getAttachments'](['media_type', 'target{id}']);
    expect(attachment.exportData()).toEqual({ media_type: 'photo', target: { id: photo.id } });
  });
});

describe('several nodes at once', () => {
  test('are read by their ids, and all refused for one that is not there', async () => {
    const ids = [PAGE, pageIds.casaAlvarez];
    const answer = await meta.user.call('GET', [''], { ids: ids.join(','), fields: 'name' });
    expect(answer).toEqual({
      [PAGE]: { id: PAGE, name: 'Maya Alvarez Homes' },
      [pageIds.casaAlvarez]: { id: pageIds.casaAlvarez, name: 'Casa Alvarez – Hogares' },
    });
    expect(await Page.getByIds(ids, ['name'], {}, meta.user)).toHaveLength(2);
    const lists = await meta.page.call('GET', ['published_posts'], { ids: PAGE, fields: 'message' });
    expect(lists[PAGE].data[0].message).toBe('The first picture');
    const refused = await refusalOf(meta.user.call('GET', [''], { ids: `${PAGE},999` }));
    expect(refused.response).toMatchObject({ code: 100, error_subcode: 33 });
    const many = Array.from({ length: 51 }, (_, index) => index).join(',');
    expect((await refusalOf(meta.user.call('GET', [''], { ids: many }))).message).toContain('Maximum: 50');
  });
});

describe('a token', () => {
  test('tells its app to Meta’s client', async () => {
    const { data } = (await meta.user.getAppID()).data;
    expect(data).toMatchObject({ is_valid: true, type: 'USER', user_id: personIds.maya });
  });

  test('of a page makes "me" the page, which has no accounts', async () => {
    const me = new User('me', {}, undefined, meta.page);
    expect((await me.get(['name']))['name']).toBe('Maya Alvarez Homes');
    expect((await refusalOf(me['getAccounts'](['name']))).message).toBe(
      '(#100) Tried accessing nonexisting field (accounts) on node type (Page)',
    );
    const app = new User('me', {}, undefined, session('4200000000000001|sandbox-secret-of-the-tests'));
    expect((await refusalOf(app.get(['name']))).response.code).toBe(2500);
  });
});
