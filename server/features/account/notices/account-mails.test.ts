import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAlertsWorld, type AlertsWorld } from '../../../app/testing/worlds/alerts-world.ts';
import { LUIS, MAYA } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSeededRandom } from '../../../platform/random.ts';
import { issueLink, readLink, type LinkPurpose } from '../../access/credentials/one-time-link.ts';
import { ACCOUNT_NEWS } from '../ports.ts';
import { accountNotice } from './account-news.ts';
import { linksNotice } from './links.ts';

let world: AlertsWorld;
beforeAll(async () => {
  world = await createAlertsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

let seed = 0;
const issue = (purpose: LinkPurpose, memberId: string, email = 'maya@example.test', detail?: Record<string, string>) =>
  world.db.transaction().execute((tx) => {
    seed += 1;
    const random = createSeededRandom(`mail ${seed}`);
    return issueLink({ clock: world.clock, random }, tx, { purpose, memberId, email, ...(detail && { detail }) });
  });

/** The two halves of a link as its page would read them off the address in the letter. */
function halvesOf(
  purpose: LinkPurpose,
  text: string,
): { id: string; secret: string; path: string; email: string | null } {
  const url = new URL(
    /http:\/\/members\.example\.test\/(?:reset|account\?|confirm|complete)\S+/.exec(text)?.[0] ?? 'x:',
  );
  const query = url.searchParams;
  const [id = '', secret = ''] =
    purpose === 'complete-signup'
      ? Buffer.from(query.get('v') ?? '', 'base64')
          .toString()
          .split(';')
      : [query.get('token') ?? query.get('id') ?? '', query.get('h') ?? ''];
  return { id, secret, path: url.pathname, email: query.get('email') };
}

describe('a mail with a link', () => {
  test.each([
    ['reset-password', '/reset-password', null],
    ['change-email', '/account', 'maya+new@example.test'],
    ['delete-account', '/confirm-delete', 'maya+new@example.test'],
    ['complete-signup', '/completeSignup', null],
  ] as const)('leads to the page of %s with a link that works', async (purpose, path, email) => {
    const id = await issue(purpose, MAYA, 'maya+new@example.test');
    await world.tell(linksNotice, { linkIds: [id] });
    const [letter] = await world.letters();
    expect(letter?.to).toEqual(['maya+new@example.test']);
    const halves = halvesOf(purpose, letter?.text ?? '');
    expect(halves).toMatchObject({ id, path, email });
    const deps = { clock: world.clock, sessionKey: world.deps.sessionKey };
    await expect(readLink(deps, world.db, { purpose, ...halves })).resolves.toMatchObject({ member_id: MAYA });
  });

  test('says until when, by the clock of its reader, and reads in Spanish to those who read Spanish', async () => {
    await world.tell(linksNotice, { linkIds: [await issue('reset-password', LUIS, 'luis@example.test')] });
    const [letter] = await world.letters();
    expect(letter?.subject).toBe('Elige una contraseña nueva');
    expect(letter?.text).toMatch(/Una vez, hasta el lunes 1 de marzo a las \d+:00/);
  });

  test('lists every account of an address, each with its own link', async () => {
    const ids = [await issue('reset-password', MAYA), await issue('reset-password', LUIS)];
    await world.tell(linksNotice, { linkIds: ids });
    const letters = await world.letters();
    expect(letters).toHaveLength(1);
    for (const id of ids) expect(letters[0]?.text).toContain(`token=${id}`);
  });

  test('is not sent for a link that was asked for again, or whose time is over', async () => {
    const first = await issue('reset-password', MAYA);
    const second = await issue('reset-password', MAYA);
    await world.tell(linksNotice, { linkIds: [first] });
    world.clock.advance(3_600_000);
    await world.tell(linksNotice, { linkIds: [second] });
    expect(await world.letters()).toEqual([]);
  });
});

describe('news of an account', () => {
  test('of a changed address goes to the one that it was, and names none', async () => {
    const id = await issue('change-email', MAYA, 'maya.new@example.test', { from: 'maya.old@example.test' });
    await world.tell(accountNotice, { memberId: MAYA, news: 'email-changed', about: id });
    const [letter] = await world.letters();
    expect(letter?.to).toEqual(['maya.old@example.test']);
    expect(letter?.text).not.toContain('maya.new@example.test');
  });

  test('of a deletion says when it is for good, and is not told once the account is back', async () => {
    const dueAt = new Date('2027-03-08T15:00:00.000Z');
    await world.db.updateTable('member').set({ deletion_due_at: dueAt }).where('id', '=', MAYA).execute();
    await world.tell(accountNotice, { memberId: MAYA, news: 'deletion-confirmed', about: 'lnk_aaaaaa' });
    expect((await world.letters())[0]?.text).toContain(
      'Everything is deleted for good on Monday, March 8 at 9:00 AM CST.',
    );
    await world.reset();
    await world.tell(accountNotice, { memberId: MAYA, news: 'deletion-confirmed', about: 'lnk_aaaaaa' });
    expect(await world.letters()).toEqual([]);
  });

  test.each(ACCOUNT_NEWS.filter((news) => news !== 'email-changed' && news !== 'deletion-confirmed'))(
    '%s reads in both languages, and holds no link that opens anything',
    async (news) => {
      for (const memberId of [MAYA, LUIS]) await world.tell(accountNotice, { memberId, news, about: 'nws_aaaaaa' });
      const letters = await world.letters();
      expect(letters.map(({ text }) => /^(?:Hi|Hola,) /m.exec(text)?.[0])).toEqual(['Hi ', 'Hola, ']);
      for (const letter of letters) expect(letter.text).not.toMatch(/[?&](?:h|token|v)=/);
    },
  );
});
