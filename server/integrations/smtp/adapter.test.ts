import { createClock } from '@yardsign/sandbox/kit/clock';
import { createSandbox, type Sandbox } from '@yardsign/sandbox/sandbox';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createSmtpMailer } from './adapter.ts';

const NOW = Date.UTC(2027, 2, 1, 15);
const mail = { to: 'maya@example.test', subject: '«Añil» salió', html: '<p>Añil</p>', text: 'Añil', key: 'posts a@1' };

let sandbox: Sandbox;
let app: FastifyInstance;
let mailer: Mailer;

beforeAll(async () => {
  const clock = createClock(() => NOW);
  sandbox = await createSandbox({ clock, publicUrl: 'http://x.test', facebook: { appId: '1', appSecret: 's' } });
  app = fastify();
  await app.register(sandbox.plugin, { prefix: '/sandbox' });
  const url = sandbox.smtpUrl().replace('//', '//yardsign:hush-hush@');
  mailer = createSmtpMailer({
    url,
    from: 'Yardsign <hello@Members.Example.test>',
    clock: { now: () => new Date(NOW) },
  });
});
afterAll(async () => {
  await mailer.close();
  await app.close();
  await sandbox.close();
});
beforeEach(() => sandbox.reset());

const letters = async () =>
  (await app.inject('/sandbox/mail/_state')).json<{ messages: Record<string, unknown>[] }>().messages;
const fault = (body: object) => app.inject({ method: 'POST', url: '/sandbox/mail/_faults', payload: body });

describe('the mail server', () => {
  test('gets both parts, the sender, the time of the product’s clock and the marks of a machine', async () => {
    await mailer.send(mail);
    expect((await letters())[0]).toMatchObject({
      from: 'Yardsign <hello@members.example.test>',
      to: ['maya@example.test'],
      subject: '«Añil» salió',
      html: '<p>Añil</p>',
      date: new Date(NOW).toISOString(),
      headers: { 'auto-submitted': 'auto-generated' },
    });
  });

  test('gets the same Message-ID for the same news to the same person, and another for other news', async () => {
    await mailer.send(mail);
    await mailer.send(mail);
    await mailer.send({ ...mail, key: 'posts b@1' });
    await mailer.send({ ...mail, to: 'luis@example.test' });
    const [luis, other, again, first] = (await letters()).map(
      ({ headers }) => (headers as Record<string, string>)['message-id'],
    );
    expect(first).toMatch(/^<[0-9a-f]{40}@members\.example\.test>$/);
    expect(again).toBe(first);
    expect(new Set([first, other, luis]).size).toBe(3);
  });

  test.each([
    ['greylisted_451', 'retry-later'],
    ['busy_421', 'retry-later'],
    ['spam_554', 'retry-later'],
    ['mailbox_full_552', 'retry-later'],
    ['no_such_user_550', 'no-such-mailbox'],
  ])('that answers %s is understood as %s', async (failure, kind) => {
    await fault({ kind: 'vendor', failure, times: 1 });
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailError', kind });
    await mailer.send(mail);
    expect(await letters()).toHaveLength(1);
  });

  test('that is not there is worth another try, and what is said of it holds no password', async () => {
    const gone = createSmtpMailer({
      url: 'smtp://yardsign:hush-hush@127.0.0.1:1',
      from: 'a@b.test',
      clock: { now: () => new Date(NOW) },
    });
    const failure: unknown = await gone.send(mail).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'retry-later' });
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('hush-hush');
    await gone.close();
  });
});
