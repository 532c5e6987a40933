import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { AppError } from '../../../platform/errors.ts';
import { cancelPost } from '../posts/cancel-post.ts';
import { checkPost } from '../posts/check-post.ts';
import { createPostDelivery } from '../posting/deliver-posts.ts';
import { createShare } from './create-share.ts';
import { listPosts } from '../posts/list-posts.ts';
import { readPost } from '../posts/read-post.ts';
import { renewProofs } from '../posting/renew-proofs.ts';
import { reschedulePost } from '../posts/reschedule-post.ts';
import { retryPost } from '../posts/retry-post.ts';
import { BLOG, GRAPHIC, LUIS, MAYA, PAGE, sharer } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';

// Runs on PostgreSQL too.

const NOT_CONNECTED = 'not_connected targets.0.targetId Missing required authorization to post to Facebook';

let world: SharingWorld;

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

/** The code and the first issue that a call is refused with. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError)
      return [error.code, error.issues?.[0]?.path, error.issues?.[0]?.message].filter(Boolean).join(' ');
    throw error;
  }
  return 'allowed';
}

const at = (date: string, time: string, timeZone = 'UTC') => ({ kind: 'at', date, time, timeZone }) as const;
const share = async (more: Parameters<SharingWorld['shareBody']>[0] = {}) =>
  createShare(world.deps, sharer(MAYA), await world.shareBody(more));
const allPosts = () => world.db.selectFrom('post').selectAll().execute();

describe('words that refuse people of a protected class', () => {
  test.each([
    ['en', 'A quiet street. No children.'],
    ['es', 'Calle tranquila. Solo adultos.'],
  ] as const)('are not posted and not scheduled, in %s', async (language, caption) => {
    expect(await refusalOf(share({ language, caption }))).toMatch(/^wording_refused caption/);
    expect(await refusalOf(share({ language, caption, when: at('2027-03-02', '09:00') }))).toMatch(/^wording_refused/);
    expect(await allPosts()).toEqual([]);
  });

  test('are not posted as the words of one network either', async () => {
    const variants = [{ network: 'facebook' as const, caption: 'Adults only.' }];
    expect(await refusalOf(share({ variants }))).toMatch(/^wording_refused variants.facebook/);
    expect(await allPosts()).toEqual([]);
  });

  test('that only prefer are posted: they are a matter for whoever writes, and for the team', async () => {
    expect(await share({ caption: 'Perfect for families.' })).toHaveLength(1);
  });
});

describe('a piece marked as sample data', () => {
  test.each(['en', 'es'] as const)('is not posted and not scheduled, in %s', async (language) => {
    world.setSample(true);
    expect(await refusalOf(share({ language }))).toBe('sample_data');
    expect(await refusalOf(share({ language, when: at('2027-03-02', '09:00') }))).toBe('sample_data');
    expect(await allPosts()).toEqual([]);
  });

  test('that was scheduled before it was marked does not go out, and says why', async () => {
    await share();
    world.setSample(true);
    await createPostDelivery({ ...world.deps, worker: 'after-the-update' }).drain();
    expect(await allPosts()).toMatchObject([{ state: 'failed', reason: 'sample_data' }]);
    expect(await world.effects()).toEqual([]);
  });
});

describe('the alt text of a picture', () => {
  const said = async () =>
    (await world.db.selectFrom('post_event').select('said').orderBy('id').execute()).map(
      (entry) => entry.said?.['alt'],
    );

  test('is what the member wrote, on the page of the post, in the record and on the network', async () => {
    const [post] = await share({ altText: 'A porch with two chairs' });
    await world.delivery.drain();
    expect((await readPost(world.deps, MAYA, post?.id ?? '')).post.altText).toBe('A porch with two chairs');
    expect((await said())[0]).toBe('A porch with two chairs');
    expect(await world.effects()).toMatchObject([{ altTexts: ['A porch with two chairs'] }]);
  });

  test.each([undefined, '', '  ', 'Graphic (en)'])('is the title of the piece where that is: %j', async (altText) => {
    const [post] = await share({ altText });
    expect(post?.altText).toBe('Graphic (en)');
    expect(await allPosts()).toMatchObject([{ alt_text: null }]);
  });

  test('is none where a link is posted', async () => {
    const [post] = await share({ contentId: BLOG, altText: 'A porch' });
    expect(post?.altText).toBeNull();
    expect(await said()).toEqual([undefined]);
  });
});

describe('a text that is older than its twin', () => {
  test('is not posted until the member has been asked, and its twin is posted as ever', async () => {
    world.setOutdated(true);
    expect(await refusalOf(share({ language: 'es' }))).toBe('text_outdated');
    expect(await allPosts()).toEqual([]);
    expect(await refusalOf(share({ language: 'en' }))).toBe('allowed');
    expect(await refusalOf(share({ language: 'es', outdated: true }))).toBe('allowed');
  });
});

describe('a piece whose facts are not filled in', () => {
  test('is not posted and not scheduled, and it is said which are missing', async () => {
    world.setUnfilled(['day', 'hours']);
    expect(await refusalOf(share())).toBe('facts_missing answers.day missing');
    expect(await refusalOf(share({ when: at('2027-03-02', '09:00') }))).toBe('facts_missing answers.day missing');
    expect(await allPosts()).toEqual([]);
  });

  test('goes out with the facts that it was made with, whatever is filled in since', async () => {
    world.fillIn({ day: '2027-03-06' });
    await share({ when: at('2027-03-02', '09:00') });
    const [made] = await allPosts();
    world.fillIn({ day: '2027-03-13' });
    expect(await renewProofs(world.deps, MAYA)).toBe(0);
    world.clock.moveTo(new Date('2027-03-02T09:00:00Z').getTime());
    await world.delivery.drain();
    expect(await allPosts()).toMatchObject([{ state: 'published', sent_sha256: made?.proof_sha256 }]);
  });
});

describe('the right to a type of content', () => {
  test('is asked for again when it is posted, whatever proof is shown', async () => {
    const body = await world.shareBody({ contentId: GRAPHIC });
    expect(await refusalOf(createShare(world.deps, { userId: MAYA, features: [] }, body))).toBe('feature_required');
    expect(await allPosts()).toEqual([]);
    expect(await refusalOf(createShare(world.deps, { userId: MAYA, features: ['social-graphics'] }, body))).toBe(
      'allowed',
    );
  });
});

describe('sharing twice by mistake', () => {
  test('answers the same posts and posts once', async () => {
    const body = await world.shareBody();
    const [first, second] = [
      await createShare(world.deps, sharer(MAYA), body),
      await createShare(world.deps, sharer(MAYA), body),
    ];
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(await allPosts()).toHaveLength(1);
    await world.delivery.drain();
    // Also after it went out, and after the brand has changed.
    world.changeBrand();
    expect(await createShare(world.deps, sharer(MAYA), body)).toMatchObject([{ id: first[0]?.id, state: 'published' }]);
    expect(await world.effects()).toHaveLength(1);
  });

  test('at the same moment answers the same posts', async () => {
    const body = await world.shareBody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => createShare(world.deps, sharer(MAYA), body)));
    expect(new Set(answers.flat().map(({ id }) => id)).size).toBe(1);
    expect(await allPosts()).toHaveLength(1);
  });

  test('with another body under the same id is refused', async () => {
    const body = await world.shareBody();
    await createShare(world.deps, sharer(MAYA), body);
    expect(await refusalOf(createShare(world.deps, sharer(MAYA), { ...body, caption: 'Other words' }))).toBe(
      'request_id_reused',
    );
  });

  test('by two members under the same id is two shares', async () => {
    const body = await world.shareBody();
    await createShare(world.deps, sharer(MAYA), body);
    expect(await refusalOf(createShare(world.deps, sharer(LUIS), body))).toBe(NOT_CONNECTED);
  });
});

describe('a share is refused', () => {
  test.each([
    ['without a connection', NOT_CONNECTED, async () => createShare(world.deps, sharer(LUIS), await world.shareBody())],
    [
      'to a page that is not an id',
      'target_id_missing targets.0.targetId No id provided for Facebook API Share',
      () => share({ targets: [{ network: 'facebook', targetId: '12a' }] }),
    ],
    [
      'to a page of somebody else',
      'not_found targets.0.targetId is not a target of this connection',
      () => share({ targets: [{ network: 'facebook', targetId: '215300000000103' }] }),
    ],
    [
      'to the same page twice',
      'invalid_request targets.1.targetId is there twice',
      () => share({ targets: [PAGE, PAGE].map((targetId) => ({ network: 'facebook', targetId })) }),
    ],
    [
      'of a piece that is not there',
      'not_found contentId is not known',
      async () => createShare(world.deps, sharer(MAYA), { ...(await world.shareBody()), contentId: 'cnt_unknown1' }),
    ],
    ['of a picture that has changed since', 'proof_outdated', () => share({ proofSha256: '0'.repeat(64) })],
    [
      'for a time that is too near',
      'invalid_wall_clock when.time too_early',
      () => share({ when: at('2027-03-01', '15:09') }),
    ],
    [
      'for a time that is too far',
      'invalid_wall_clock when.date too_late',
      () => share({ when: at('2027-09-02', '15:00') }),
    ],
    [
      'for a day that is not there',
      'invalid_wall_clock when.date invalid_date',
      () => share({ when: at('2027-04-31', '15:00') }),
    ],
    [
      'in a zone that is not there',
      'invalid_wall_clock when.timeZone unknown_zone',
      () => share({ when: at('2027-04-01', '15:00', 'Mars/Olympus') }),
    ],
  ])('%s: %s', async (_why, expected, call) => {
    expect(await refusalOf(call())).toBe(expected);
    expect(await allPosts()).toEqual([]);
    expect(await world.db.selectFrom('share_request').selectAll().execute()).toEqual([]);
  });

  test('without the permission to post', async () => {
    await world.connectMaya(networks.facebook.permissions.find(({ key }) => key === 'access')?.scopes);
    expect(await refusalOf(share())).toBe('permissions_missing');
  });

  test('once the connection has run out', async () => {
    const body = await world.shareBody();
    world.clock.advance(61 * 86_400_000);
    expect(await refusalOf(createShare(world.deps, sharer(MAYA), body))).toBe(
      'not_connected targets.0.targetId Facebook authentication expired. Please reconnect your account.',
    );
  });

  test('beyond the hour’s allowance, and allowed again later', async () => {
    const deps = { ...world.deps, sharesPerHour: 2 };
    const again = async (caption: string) => createShare(deps, sharer(MAYA), await world.shareBody({ caption }));
    await again('one');
    await again('two');
    expect(await refusalOf(again('three'))).toBe('too_many_requests');
    world.clock.advance(3_600_001);
    expect(await refusalOf(again('three'))).toBe('allowed');
  });

  test('beyond the hour’s allowance also when all are sent at once', async () => {
    const deps = { ...world.deps, sharesPerHour: 2 };
    const bodies = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map((caption) => world.shareBody({ caption })),
    );
    const refusals = await Promise.all(bodies.map((body) => refusalOf(createShare(deps, sharer(MAYA), body))));
    expect(refusals.toSorted()).toEqual([
      'allowed',
      'allowed',
      ...Array.from({ length: 3 }, () => 'too_many_requests'),
    ]);
  });
});

test('a share keeps the wall clock that was chosen, in its zone', async () => {
  // On this night New York jumps from 02:00 to 03:00.
  const [post] = await share({ when: at('2027-03-14', '02:30', 'America/New_York') });
  expect(post).toMatchObject({
    state: 'scheduled',
    dueAt: '2027-03-14T07:00:00.000Z',
    wallClock: { date: '2027-03-14', time: '02:30', timeZone: 'America/New_York' },
  });
});

describe('what a member does with a post', () => {
  const tomorrow = at('2027-03-02', '09:00');

  test('cancelling keeps it from going out', async () => {
    const [post] = await share({ when: tomorrow });
    expect(await cancelPost(world.deps, MAYA, post?.id ?? '')).toMatchObject({
      state: 'cancelled',
      can: { cancel: false },
    });
    world.clock.advance(2 * 86_400_000);
    await world.delivery.drain();
    expect(await world.effects()).toEqual([]);
    expect(await refusalOf(cancelPost(world.deps, MAYA, post?.id ?? ''))).toBe('post_not_cancellable');
  });

  test('rescheduling moves it, by the same rules as scheduling', async () => {
    const [post] = await share({ when: tomorrow });
    const id = post?.id ?? '';
    expect(await refusalOf(reschedulePost(world.deps, MAYA, id, at('2027-03-01', '15:01')))).toBe(
      'invalid_wall_clock when.time too_early',
    );
    const moved = await reschedulePost(world.deps, MAYA, id, at('2027-03-03', '09:00', 'America/Chicago'));
    expect(moved).toMatchObject({ dueAt: '2027-03-03T15:00:00.000Z', wallClock: { timeZone: 'America/Chicago' } });
    world.clock.advance(86_400_000);
    await world.delivery.drain();
    expect(await world.effects()).toEqual([]);
    expect(await reschedulePost(world.deps, MAYA, id, { kind: 'now' })).toMatchObject({ wallClock: null });
    await world.delivery.drain();
    expect(await world.effects()).toHaveLength(1);
    expect(await refusalOf(reschedulePost(world.deps, MAYA, id, { kind: 'now' }))).toBe('post_not_cancellable');
  });

  test('moving it from a time that it no longer has is refused: another window has moved it', async () => {
    const [post] = await share({ when: tomorrow });
    const id = post?.id ?? '';
    const { kind: _at, ...before } = tomorrow;
    const { kind: _kind, ...between } = at('2027-03-05', '09:00');
    await reschedulePost(world.deps, MAYA, id, at('2027-03-05', '09:00'), { from: before });
    await reschedulePost(world.deps, MAYA, id, at('2027-03-08', '10:00'));
    expect(await refusalOf(reschedulePost(world.deps, MAYA, id, tomorrow, { from: between }))).toBe('post_moved');
    const { post: now } = await readPost(world.deps, MAYA, id);
    expect(now.wallClock).toMatchObject({ date: '2027-03-08', time: '10:00' });
  });

  test('nothing that may be on the network is sent again', async () => {
    const [post] = await share();
    const id = post?.id ?? '';
    await world.fault({ match: { path: '/feed' }, kind: 'drop_after_effect' });
    await world.delivery.drain();
    expect(await refusalOf(cancelPost(world.deps, MAYA, id))).toBe('post_not_cancellable');
    expect(await refusalOf(retryPost(world.deps, MAYA, id))).toBe('post_not_retryable');
    expect(await refusalOf(reschedulePost(world.deps, MAYA, id, { kind: 'now' }))).toBe('post_not_cancellable');
    await checkPost(world.deps, MAYA, id);
    await world.delivery.drain();
    expect((await readPost(world.deps, MAYA, id)).post.state).toBe('published');
    expect(await refusalOf(checkPost(world.deps, MAYA, id))).toBe('post_not_checkable');
  });

  test('cancelling at the moment in which the worker takes it ends either way, never both', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => (await share({ caption: `post ${index}` }))[0]?.id ?? ''),
    );
    const cancelled = ids.map((id) => refusalOf(cancelPost(world.deps, MAYA, id)));
    await Promise.all([world.delivery.drain(), ...cancelled]);
    await world.delivery.drain();
    const sent = new Set((await world.effects()).map(({ message }) => message));
    for (const [index, id] of ids.entries()) {
      const outcome = await cancelled[index];
      const { state } = (await readPost(world.deps, MAYA, id)).post;
      expect(state).toBe(outcome === 'allowed' ? 'cancelled' : 'published');
      expect(sent.has(`post ${index}`)).toBe(outcome !== 'allowed');
    }
  });

  test('the posts of others do not exist', async () => {
    const [post] = await share({ when: tomorrow });
    const id = post?.id ?? '';
    const calls = [
      readPost(world.deps, LUIS, id),
      cancelPost(world.deps, LUIS, id),
      checkPost(world.deps, LUIS, id),
      retryPost(world.deps, LUIS, id),
      reschedulePost(world.deps, LUIS, id, { kind: 'now' }),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(Array(5).fill('not_found'));
    expect((await listPosts(world.deps, LUIS, { view: 'upcoming', limit: 10 })).items).toEqual([]);
    expect((await readPost(world.deps, MAYA, id)).post.state).toBe('scheduled');
  });
});

describe('a change of the brand', () => {
  const proofsOf = async (states: string[]) =>
    (await allPosts()).filter(({ state }) => states.includes(state)).map(({ proof_sha256 }) => proof_sha256);

  test('is worn by every unsent post, and by none that may be out', async () => {
    for (let count = 0; count < 40; count++) {
      await share({
        caption: `post ${count}`,
        language: count % 2 === 0 ? 'en' : 'es',
        when: at('2027-03-02', '09:00'),
      });
    }
    await share({ caption: 'out' });
    await world.fault({ match: { path: '/feed' }, kind: 'drop_after_effect' });
    await world.delivery.drain();
    const before = { unsent: await proofsOf(['scheduled']), out: await proofsOf(['unconfirmed']) };
    world.changeBrand();
    let drawn = 0;
    const counting: typeof world.deps.makeProof = (...input) => {
      drawn += 1;
      return world.deps.makeProof(...input);
    };
    expect(await renewProofs({ ...world.deps, makeProof: counting }, MAYA)).toBe(40);
    expect(drawn).toBe(2);
    const after = await proofsOf(['scheduled']);
    expect(after.some((proof) => before.unsent.includes(proof))).toBe(false);
    expect(await proofsOf(['unconfirmed'])).toEqual(before.out);
    expect(await renewProofs(world.deps, MAYA)).toBe(0);
  });

  test('is worn by five hundred posts at the cost of their few pieces, and written at once', async () => {
    await share({ caption: await suggested(), when: at('2027-03-02', '09:00') });
    await sql`
      insert into post select (jsonb_populate_record(post, jsonb_build_object('id', 'pst_' || lpad(n::text, 12, '0')))).*
      from post, generate_series(1, 499) as n`.execute(world.db);
    world.changeBrand();
    const asked = { pieces: 0, proofs: 0, statements: 0 };
    const counted: typeof world.deps = {
      ...world.deps,
      db: world.db.withPlugin({
        transformQuery: ({ node }) => {
          asked.statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
      readPiece: (...input) => {
        asked.pieces += 1;
        return world.deps.readPiece(...input);
      },
      makeProof: (...input) => {
        asked.proofs += 1;
        return world.deps.makeProof(...input);
      },
    };
    expect(await renewProofs(counted, MAYA)).toBe(500);
    expect(asked).toEqual({ pieces: 1, proofs: 1, statements: 2 });
    const worn = new Set((await allPosts()).map(({ proof_sha256, caption }) => `${proof_sha256} ${caption}`));
    expect(worn.size).toBe(1);
    expect([...worn][0]).toContain(await suggested());
  });

  const suggested = async () => (await world.deps.readPiece(MAYA, GRAPHIC, 'en'))?.caption ?? '';

  test('is in the text too where the member left it as suggested, and leaves their own words alone', async () => {
    const when = at('2027-03-02', '09:00');
    await share({ caption: await suggested(), when });
    await share({ caption: 'My own words', when });
    world.changeBrand();
    await renewProofs(world.deps, MAYA);
    const captions = (await allPosts()).map(({ caption }) => caption);
    expect(captions.toSorted()).toEqual([await suggested(), 'My own words']);
  });

  test('that comes between the member and the sending is on the network in picture and text alike', async () => {
    await share({ caption: await suggested() });
    world.changeBrand();
    await world.delivery.drain();
    expect((await world.effects()).map(({ message }) => message)).toEqual([await suggested()]);
  });
});

describe('the list of posts', () => {
  test('shows what is to come soonest first and what is over newest first, page by page, none twice', async () => {
    for (let day = 2; day <= 8; day++) await share({ caption: `day ${day}`, when: at(`2027-03-0${day}`, '09:00') });
    const read = async (view: 'upcoming' | 'past') => {
      const captions: string[] = [];
      let cursor: string | undefined;
      let pages = 0;
      do {
        const page = await listPosts(world.deps, MAYA, { view, limit: 2, cursor });
        captions.push(...page.items.map(({ caption }) => caption));
        cursor = page.nextCursor ?? undefined;
        pages += 1;
      } while (cursor !== undefined);
      return { captions, pages };
    };
    const days = ['day 2', 'day 3', 'day 4', 'day 5', 'day 6', 'day 7', 'day 8'];
    expect(await read('upcoming')).toEqual({ captions: days, pages: 4 });
    for (let day = 0; day < 8; day++) {
      world.clock.advance(86_400_000);
      await world.delivery.drain();
    }
    expect(await read('upcoming')).toEqual({ captions: [], pages: 1 });
    expect(await read('past')).toEqual({ captions: days.toReversed(), pages: 4 });
  });

  test('keeps posts of the very same moment apart', async () => {
    for (const caption of ['a', 'b', 'c']) await share({ caption, when: at('2027-03-02', '09:00') });
    const first = await listPosts(world.deps, MAYA, { view: 'upcoming', limit: 2 });
    const second = await listPosts(world.deps, MAYA, { view: 'upcoming', limit: 2, cursor: first.nextCursor ?? '' });
    const captions = [...first.items, ...second.items].map(({ caption }) => caption);
    expect(captions.sort()).toEqual(['a', 'b', 'c']);
    expect(second.nextCursor).toBeNull();
  });

  test('refuses a cursor that is not its own', async () => {
    for (const cursor of [
      'x',
      Buffer.from('1.usr_aaaaaaa').toString('base64url'),
      Buffer.from("1.pst_a' or 1").toString('base64url'),
    ]) {
      expect(await refusalOf(listPosts(world.deps, MAYA, { view: 'past', limit: 2, cursor }))).toBe(
        'invalid_request query.cursor is not from this list',
      );
    }
  });
});

test('an article and a graphic are shown with what they are', async () => {
  const [blog] = await share({ contentId: BLOG, language: 'es' });
  const [graphic] = await share({ contentId: GRAPHIC });
  expect(blog).toMatchObject({ content: { content_type: 'blog', title: 'Article (es)' }, language: 'es' });
  expect(new URL(blog?.link ?? '').searchParams.get('utm_content')).toMatch(/^[a-z2-7]{10}$/);
  expect(graphic).toMatchObject({ content: { content_type: 'social-graphic' }, link: null });
});
