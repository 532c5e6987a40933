import { Comment, PagePost, User } from 'facebook-nodejs-business-sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMetaWorld, type MetaWorld, PAGE, refusalOf, SCOPES } from '../../../support/meta-client.ts';
import { sha256 } from '../../../kit/digest.ts';
import { jpeg } from '../../../support/world.ts';

let meta: MetaWorld;
beforeAll(async () => {
  meta = await createMetaWorld();
});
afterAll(() => meta.close());
beforeEach(() => meta.reset());

const kinds = async () => (await meta.world.effects()).map(({ kind }) => kind).toReversed();
const published = async (message: string) => {
  const { id } = await meta.mayaHomes['createFeed']([], { message });
  return new PagePost(id, {}, undefined, meta.page);
};

describe('Meta’s client', () => {
  test('posts a picture that it uploaded unpublished, and reads what it made in the same call', async () => {
    const photo = await meta.mayaHomes['createPhoto']([], { url: meta.pictureAt('garden'), published: false });
    const made = await meta.mayaHomes['createFeed'](['message', 'permalink_url', 'attachments{target{id}}'], {
      message: 'The garden',
      attached_media: [{ media_fbid: photo.id }],
    });
    expect(made.exportData()).toEqual({
      id: expect.stringMatching(new RegExp(`^${PAGE}_\\d+$`)),
      message: 'The garden',
      permalink_url: expect.stringContaining(made.id),
      attachments: { data: [{ target: { id: photo.id } }] },
    });
    expect(await meta.world.effects('published')).toMatchObject([{ fileDigests: [sha256(jpeg('garden'))] }]);
  });

  test('schedules, finds what waits, publishes it before its time, changes it and deletes it', async () => {
    const at = Math.floor(meta.world.clock.now() / 1000) + 3600;
    const later = { message: 'Later', published: false, scheduled_publish_time: at };
    const { id } = await meta.mayaHomes['createFeed']([], later);
    const [waiting] = await meta.mayaHomes['getScheduledPosts'](['scheduled_publish_time']);
    expect(waiting.exportAllData()).toEqual({ id, scheduled_publish_time: at });
    const post = new PagePost(id, {}, undefined, meta.page);
    expect(await post.update([], { is_published: true })).toEqual({ success: true });
    expect(await post.update([], { message: 'Sooner' })).toEqual({ success: true });
    expect((await post.get(['message', 'is_published'])).exportAllData()).toMatchObject({
      message: 'Sooner',
      is_published: true,
    });
    expect(await post.delete()).toEqual({ success: true });
    expect(await kinds()).toEqual(['scheduled', 'published', 'updated', 'deleted']);
  });

  test('writes a comment beside the post, changes it and deletes it; the post stays as it was', async () => {
    const post = await published('Open on Sunday');
    const { id } = await post['createComment']([], { message: 'From ten o’clock' });
    const comment = new Comment(id, {}, undefined, meta.page);
    expect((await post.get(['message']))['message']).toBe('Open on Sunday');
    await comment.update([], { message: 'From eleven o’clock' });
    const read = await comment.get(['message', 'from{name}', 'object{message}']);
    expect(read.exportAllData()).toEqual({
      id,
      message: 'From eleven o’clock',
      from: { id: PAGE, name: 'Maya Alvarez Homes' },
      object: { id: post.id, message: 'Open on Sunday' },
    });
    await comment.delete();
    expect((await refusalOf(comment.get(['message']))).response.error_subcode).toBe(33);
    expect(await kinds()).toEqual(['published', 'commented', 'comment_updated', 'comment_deleted']);
    expect((await refusalOf(post['createComment']([], {}))).response.code).toBe(100);
  });

  test('likes a post and takes the like back; the post stays', async () => {
    const post = await published('Open on Sunday');
    const likes = async () => (await post['getLikes'](['name'])).map(({ name }: { name: string }) => name);
    await post['createLike']([]);
    await post['createLike']([]);
    expect(await likes()).toEqual(['Maya Alvarez Homes']);
    expect(await post['deleteLikes']()).toEqual({ success: true });
    expect(await likes()).toEqual([]);
    expect((await post.get(['message']))['message']).toBe('Open on Sunday');
    expect(await kinds()).toEqual(['published', 'liked', 'liked', 'unliked']);
  });

  test('is refused comments and likes without pages_manage_engagement, and the post stays as it was', async () => {
    const post = await published('Open on Sunday');
    await meta.user.call('DELETE', ['me', 'permissions', 'pages_manage_engagement']);
    for (const call of [
      () => post['createComment']([], { message: 'Overwritten?' }),
      () => post['createLike']([]),
      () => post['deleteLikes'](),
    ]) {
      const refused = await refusalOf(call());
      expect([refused.status, refused.response.code]).toEqual([403, 200]);
    }
    expect((await post.get(['message']))['message']).toBe('Open on Sunday');
    expect(await kinds()).toEqual(['published']);
  });

  test('may write DELETE as a parameter of a POST', async () => {
    const post = await published('Not for long');
    expect(await meta.page.call('POST', [post.id], { method: 'delete' })).toEqual({ success: true });
    expect(await kinds()).toEqual(['published', 'deleted']);
    const read = await meta.page.call('POST', [PAGE, 'published_posts'], { method: 'get' });
    expect(read.data).toEqual([]);
  });

  test('takes the app away: all its sessions end with 190/458', async () => {
    const maya = new User('me', {}, undefined, meta.user);
    const listed = await maya['getPermissions']([]);
    expect(listed.map((line: { permission: string }) => line.permission)).toEqual(expect.arrayContaining(SCOPES));
    await maya['deletePermissions']();
    const refused = await refusalOf(published('Too late'));
    expect(refused.response).toMatchObject({ code: 190, error_subcode: 458 });
  });
});
