import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, START, type World } from '../../support/world.ts';
import { sha256 } from '../../kit/digest.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const letter: SendMailOptions = {
  from: 'Yardsign <post@yardsign.test>',
  to: ['Maya Alvarez <maya@demo.yardsign.test>'],
  bcc: 'archive@yardsign.test',
  subject: 'Tu conexión con Facebook caduca mañana',
  text: 'Hola, Maya',
  html: '<p>Hola, <b>Maya</b></p>',
  headers: { 'X-Yardsign-Job': '42' },
};

async function send(message: SendMailOptions = letter, url = world.sandbox.smtpUrl()): Promise<unknown> {
  const transport = createTransport(url);
  try {
    return await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

const messages = async () => (await world.get('/mail/_state')).body.messages;
const fault = (body: unknown) => world.postJson('/mail/_faults', body);

describe('the mail server', () => {
  test('takes a message over SMTP and shows it as its reader would see it, newest first', async () => {
    await send();
    await send({ ...letter, subject: 'Second' });
    const [second, first] = await messages();
    expect(second.subject).toBe('Second');
    expect(first).toMatchObject({
      from: 'Yardsign <post@yardsign.test>',
      to: ['Maya Alvarez <maya@demo.yardsign.test>'],
      recipients: ['maya@demo.yardsign.test', 'archive@yardsign.test'],
      subject: 'Tu conexión con Facebook caduca mañana',
      html: '<p>Hola, <b>Maya</b></p>',
      receivedAt: START,
      headers: { 'x-yardsign-job': '42' },
    });
    expect(first.text.trim()).toBe('Hola, Maya');
    expect(Date.parse(first.date)).not.toBeNaN();
  });

  test('takes any name and password, as a relay inside a house does', async () => {
    await send(letter, world.sandbox.smtpUrl().replace('//', '//someone:anything@'));
    expect(await messages()).toHaveLength(1);
  });

  test('keeps the digest of every attachment', async () => {
    const content = Buffer.from('a small file');
    await send({ ...letter, attachments: [{ filename: 'report.pdf', content, contentType: 'application/pdf' }] });
    expect((await messages())[0].attachments).toEqual([
      { filename: 'report.pdf', type: 'application/pdf', bytes: content.length, digest: sha256(content) },
    ]);
  });

  test('records every delivery as an effect', async () => {
    await send();
    expect((await world.get('/mail/_effects')).body.effects).toEqual([
      expect.objectContaining({ kind: 'delivered', to: expect.arrayContaining(['maya@demo.yardsign.test']) }),
    ]);
  });
});

describe('a fault of the mail server', () => {
  test.each([
    ['greylisted_451', 451],
    ['busy_421', 421],
    ['no_such_user_550', 550],
    ['mailbox_full_552', 552],
    ['spam_554', 554],
  ])('%s refuses one message with %i and delivers nothing', async (failure, code) => {
    await fault({ kind: 'vendor', failure });
    await expect(send()).rejects.toMatchObject({ responseCode: code });
    expect(await messages()).toEqual([]);
    await send();
    expect(await messages()).toHaveLength(1);
    expect((await world.get('/mail/_log')).body.requests.map(({ status }: { status: number }) => status)).toEqual([
      250,
      code,
    ]);
  });

  test('of kind status answers any refusal, to the matching recipient only', async () => {
    await fault({ kind: 'status', code: 550, body: '5.7.1 Not here', match: { path: 'luis@' } });
    await send();
    await expect(send({ ...letter, to: 'luis@demo.yardsign.test' })).rejects.toMatchObject({
      response: '550 5.7.1 Not here',
    });
  });

  test('cannot answer a success as a refusal', async () => {
    expect((await fault({ kind: 'status', code: 250 })).status).toBe(400);
  });

  test('drop_before_effect cuts the line and delivers nothing', async () => {
    await fault({ kind: 'drop_before_effect' });
    await expect(send()).rejects.toMatchObject({ code: expect.stringMatching(/ECONNECTION|ESOCKET|ECONNRESET/) });
    expect(await messages()).toEqual([]);
  });

  test('drop_after_effect cuts the line and delivers all the same', async () => {
    await fault({ kind: 'drop_after_effect' });
    await expect(send()).rejects.toThrow(/closed|reset|hang up/i);
    expect(await messages()).toHaveLength(1);
  });

  test('late_effect cuts the line and delivers later', async () => {
    await fault({ kind: 'late_effect', ms: 20 });
    await expect(send()).rejects.toThrow(/closed|reset|hang up/i);
    await expect.poll(async () => (await messages()).length).toBe(1);
  });
});

describe('the body of a message', () => {
  test('is served without any power: no script, no form, framed by the sandbox only', async () => {
    await send({
      ...letter,
      html: '<html><head><title>t</title></head><body><a href="https://example.com">x</a></body></html>',
    });
    const [{ id }] = await messages();
    const { headers, text } = await world.get(`/mail/messages/${id}/body`);
    expect(headers['content-security-policy']).toMatch(/^sandbox [^;]*; default-src 'none'/);
    expect(headers['content-security-policy']).not.toContain('allow-scripts');
    expect(text).toContain('<head><base target="_blank"><title>');
  });

  test('without HTML shows its text, escaped', async () => {
    await send({ from: 'a@b.test', to: 'c@d.test', subject: 's', text: '1 < 2 <script>' });
    const [{ id, html }] = await messages();
    expect(html).toBeNull();
    expect((await world.get(`/mail/messages/${id}/body`)).text).toContain('1 &lt; 2 &lt;script&gt;');
  });

  test('that does not exist is not found', async () => {
    expect((await world.get('/mail/messages/1/body')).status).toBe(404);
  });
});
