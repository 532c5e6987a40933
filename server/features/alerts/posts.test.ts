import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAlertsWorld, type AlertsWorld, type Letter } from '../../app/testing/worlds/alerts-world.ts';
import { MAYA, sharer } from '../../app/testing/worlds/sharing-samples.ts';
import { createShare } from '../sharing/shares/create-share.ts';
import { retryPost } from '../sharing/posts/retry-post.ts';
import { presentPosts } from './present.ts';

// Runs on PostgreSQL too.

let world: AlertsWorld;
beforeAll(async () => {
  world = await createAlertsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

const speak = (language: 'en' | 'es') =>
  world.db.updateTable('member').set({ language }).where('id', '=', MAYA).execute();
const untold = async () =>
  (await world.db.selectFrom('post').select(['id', 'version', 'told_version']).execute()).filter(
    (post) => post.told_version !== post.version,
  );
const only = async (): Promise<Letter> => {
  const letters = await world.letters();
  expect(letters).toHaveLength(1);
  return letters[0] as Letter;
};
const link = (id: string) => `http://members.example.test/posts/${id}`;

test('a cover that was refused to a channel without a confirmed number is told with the way to confirm it', () => {
  const recipient = { firstName: 'Maya', email: 'maya@example.test', language: 'en', timeZone: 'UTC' } as const;
  const film = { id: 'pst_1', version: 5, network: 'youtube', targetName: 'Maya', targetKind: 'channel' } as const;
  const state = { state: 'published', reason: 'cover_refused', provenAbsent: false, commentOf: null } as const;
  const posts = [{ ...film, ...state, title: 'A tour', dueAt: new Date(0), timeZone: null }] as const;
  const { notes } = presentPosts({ recipient, need: 'cover', posts, publicUrl: 'http://members.example.test' });
  expect(notes.at(-1)?.text).toContain('youtube.com/verify');
});

describe('a post that needs its owner', () => {
  test('is told of once, in both parts of one mail, with the way to it', async () => {
    const [id] = (await world.postsIn('failed', ['rejected'])) as [string];
    await world.tellAll();
    await world.tellAll();
    const letter = await only();
    expect(letter.to).toEqual(['maya0001@example.test']);
    expect(letter.subject).toBe('Not posted: “Graphic (en)”');
    for (const part of [letter.text, letter.html]) {
      expect(part).toContain(link(id));
      expect(part).toContain('Facebook did not accept what we sent.');
      expect(part).toContain('Nothing was posted.');
      expect(part).toContain('Hi Maya,');
    }
    expect(letter.headers['auto-submitted']).toBe('auto-generated');
    expect(await untold()).toEqual([]);
  });

  test.each([
    ['failed', 'duplicate_text', true, 'en', 'Not posted: “Graphic (en)”', 'another caption'],
    ['failed', 'duplicate_text', true, 'es', 'No se publicó: «Graphic (en)»', 'con otro texto'],
    [
      'needs_attention',
      'cannot_check',
      false,
      'en',
      'Please look: was “Graphic (en)” posted?',
      'will not post it twice',
    ],
    [
      'needs_attention',
      'cannot_check',
      false,
      'es',
      'Échale un vistazo: ¿se publicó «Graphic (en)»?',
      'no la publicaremos dos veces',
    ],
    ['needs_attention', 'blocked', true, 'en', 'Not posted yet: “Graphic (en)”', 'rules against spam'],
    ['needs_attention', 'blocked', true, 'es', 'Aún sin publicar: «Graphic (en)»', 'normas contra el spam'],
    [
      'published',
      'cover_refused',
      false,
      'en',
      '“Graphic (en)” is out on Facebook without its cover',
      'on Facebook itself',
    ],
    [
      'published',
      'cover_refused',
      false,
      'es',
      '«Graphic (en)» salió en Facebook sin su portada',
      'directamente en Facebook',
    ],
    ['scheduled', 'words_too_long', true, 'en', 'Too long for Facebook by now: “Graphic (en)”', 'shorten its words'],
    [
      'scheduled',
      'words_too_long',
      true,
      'es',
      'Ya es demasiado larga para Facebook: «Graphic (en)»',
      'acorta su texto',
    ],
    [
      'scheduled',
      'text_outdated',
      true,
      'en',
      'Your post waits for you: the text of “Graphic (en)” has a newer version',
      'post it anyway',
    ],
    [
      'scheduled',
      'text_outdated',
      true,
      'es',
      'Tu publicación te espera: el texto de «Graphic (en)» tiene una versión más nueva',
      'publícala de todos modos',
    ],
    ['failed', 'words_too_long', true, 'es', 'No se publicó: «Graphic (en)»', 'más largo de lo que acepta Facebook'],
    ['missed', 'window_closed', true, 'en', 'Missed its time: “Graphic (en)”', 'choose another time'],
    ['missed', 'window_closed', true, 'es', 'No se publicó a tiempo: «Graphic (en)»', 'elegir otra hora'],
    ['missed', 'account_not_active', true, 'en', 'Missed its time: “Graphic (en)”', 'account was not active'],
    ['missed', 'account_not_active', true, 'es', 'No se publicó a tiempo: «Graphic (en)»', 'no estaba activa'],
    ['missed', 'feature_missing', true, 'es', 'No se publicó a tiempo: «Graphic (en)»', 'Tu plan ya no incluía esto'],
    [
      'needs_reconnect',
      'token_lost',
      true,
      'en',
      'Connect Facebook again: “Graphic (en)” is waiting',
      'goes out by itself',
    ],
    [
      'needs_reconnect',
      'token_lost',
      true,
      'es',
      'Conecta Facebook otra vez: «Graphic (en)» está en espera',
      'se publicará sola',
    ],
    [
      'unconfirmed',
      'reconnect_to_check',
      false,
      'en',
      'Connect Facebook so that we can check “Graphic (en)”',
      'may have gone out already',
    ],
    [
      'unconfirmed',
      'reconnect_to_check',
      false,
      'es',
      'Conecta Facebook para que podamos comprobar «Graphic (en)»',
      'Quizá ya se publicó',
    ],
  ] as const)(
    '%s for %s (certainly absent: %s) reads in %s: %s',
    async (state, reason, provenAbsent, language, subject, said) => {
      await speak(language);
      await world.postsIn(state, [reason], { provenAbsent });
      await world.tellAll();
      const letter = await only();
      expect(letter.subject).toBe(subject);
      expect(letter.text).toContain(said);
      expect(letter.html).toContain(`lang="${language}"`);
    },
  );

  test.each([
    ['scheduled', 'network_busy'],
    ['sending', null],
    ['unconfirmed', 'answer_lost'],
    ['published', null],
    ['cancelled', null],
  ] as const)('is not one that goes its way: %s (%s)', async (state, reason) => {
    await world.postsIn(state, [reason]);
    await world.tellAll();
    expect(await world.letters()).toEqual([]);
  });

  test('and its like share a mail; another reason is another mail', async () => {
    const gathered = await world.postsIn('failed', ['rejected', 'rejected', 'rejected']);
    const [alone] = (await world.postsIn('failed', ['target_missing'])) as [string];
    await world.tellAll();
    const letters = await world.letters();
    expect(letters.map(({ subject }) => subject)).toEqual(['3 posts did not go out', 'Not posted: “Graphic (en)”']);
    for (const id of gathered) expect(letters[0]?.text).toContain(link(id));
    expect(letters[1]?.text).toContain(link(alone));
  });

  test('in a crowd is counted when the list grows long, and the mail stays short enough to be shown whole', async () => {
    await world.postsIn(
      'needs_attention',
      Array.from({ length: 60 }, () => 'network_unavailable'),
    );
    await world.tellAll();
    const letter = await only();
    expect(letter.subject).toBe('60 posts are not out yet');
    expect(letter.text).toContain('40 more posts are in your calendar.');
    expect(Buffer.byteLength(letter.html)).toBeLessThan(102 * 1024);
    expect(await untold()).toEqual([]);
  });

  test('that was tried again and failed again is news again', async () => {
    const [id] = (await world.postsIn('failed', ['rejected'])) as [string];
    await world.tellAll();
    await retryPost(world.sharing, MAYA, id);
    await world.fault({
      kind: 'status',
      code: 400,
      body: { error: { message: 'No', type: 'x', code: 100 } },
      times: 5,
    });
    await world.delivery.drain();
    expect((await world.db.selectFrom('post').select('state').executeTakeFirstOrThrow()).state).toBe('failed');
    await world.tellAll();
    expect(await world.letters()).toHaveLength(2);
  });

  test('after the network has refused the token is gathered with all that wait, and leads to the connection', async () => {
    await createShare(world.sharing, sharer(MAYA), await world.shareBody());
    await createShare(world.sharing, sharer(MAYA), await world.shareBody());
    await world.revoke({ personId: '104600000000101', reason: 'password_changed' });
    await world.delivery.drain();
    await world.tellAll();
    const letter = await only();
    expect(letter.subject).toBe('Connect Facebook again: 2 posts are waiting');
    expect(letter.text).toContain('http://members.example.test/integrations');
  });
});

describe('a mail that is not taken', () => {
  test('for now leaves everything untold, and comes with the next attempt', async () => {
    await world.postsIn('failed', ['rejected']);
    await world.mailFault({ kind: 'vendor', failure: 'greylisted_451', times: 1 });
    await expect(world.tellAll()).rejects.toMatchObject({ kind: 'retry-later' });
    expect(await world.letters()).toEqual([]);
    expect(await untold()).toHaveLength(1);
    await world.tellAll();
    expect(await world.letters()).toHaveLength(1);
    expect(await untold()).toEqual([]);
  });

  test('because the line broke after it was taken comes again under the same Message-ID', async () => {
    await world.postsIn('failed', ['rejected']);
    await world.mailFault({ kind: 'drop_after_effect', times: 1 });
    await expect(world.tellAll()).rejects.toMatchObject({ kind: 'retry-later' });
    await world.tellAll();
    const [first, second] = await world.letters();
    expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
  });

  test('because the server counts it as spam is tried again: that is for the operator to mend', async () => {
    await world.postsIn('failed', ['rejected']);
    await world.mailFault({ kind: 'vendor', failure: 'spam_554', times: 1 });
    await expect(world.tellAll()).rejects.toMatchObject({ kind: 'retry-later' });
    expect(world.undeliverable).toEqual([]);
  });

  test('because nobody lives there is reported, and not tried every minute for ever', async () => {
    await world.postsIn('failed', ['rejected']);
    await world.mailFault({ kind: 'vendor', failure: 'no_such_user_550', times: 1 });
    await world.tellAll();
    await world.tellAll();
    expect(await world.letters()).toEqual([]);
    expect(world.undeliverable).toMatchObject([{ memberId: MAYA, why: expect.stringContaining('5.1.1') as unknown }]);
  });
});

describe('what is not mailed', () => {
  test('is what happened more than a week ago', async () => {
    await world.postsIn('failed', ['rejected']);
    world.clock.advance(8 * 24 * 3_600_000);
    await world.tellAll();
    expect(await world.letters()).toEqual([]);
  });

  test('are the network’s own words, which may hold a token, and anything that a title would smuggle in', async () => {
    const [id] = (await world.postsIn('failed', ['rejected'])) as [string];
    await world.db
      .updateTable('post')
      .set({
        network_message: 'Malformed access token EAABsecret123',
        network_code: 'EAABsecret123',
        title: '</mj-text><script>alert(1)</script>\r\nBcc: thief@example.test',
      })
      .where('id', '=', id)
      .execute();
    await world.tellAll();
    const letter = await only();
    expect(JSON.stringify(letter)).not.toContain('EAABsecret123');
    expect(letter.html).not.toContain('<script');
    expect(letter.to).toEqual(['maya0001@example.test']);
    expect(letter.headers).not.toHaveProperty('bcc');
    const secrets = await world.db.selectFrom('connection_secret').select('sealed').execute();
    expect(secrets.length).toBeGreaterThan(0);
    for (const { sealed } of secrets) expect(letter.html + letter.text).not.toContain(sealed.ciphertext);
  });
});
