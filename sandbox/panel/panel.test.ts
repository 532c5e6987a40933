import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, createWorld, jpeg, type World } from '../support/world.ts';
import { sha256 } from '../kit/digest.ts';
import { pageIds, personIds } from '../vendors/facebook/seed.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const BROWSER = { accept: 'text/html' };

describe('the panel', () => {
  test('shows each wall with text, time, picture and the digest of the file, and what is scheduled as such', async () => {
    const { page } = await connect(world, personIds.maya, { pages: [pageIds.mayaHomes] });
    const bytes = jpeg('on the wall');
    await world.upload(pageIds.mayaHomes, page, bytes, { published: 'true', caption: 'Open house <Sunday>' });
    await world.graph('POST', `/${pageIds.mayaHomes}/feed`, page, {
      message: 'Next week',
      published: 'false',
      scheduled_publish_time: String(world.clock.now() / 1000 + 86_400),
    });
    const { text } = await world.get('/');
    expect(text).toContain('Open house &lt;Sunday&gt;');
    expect(text).toContain(`title="${sha256(bytes)}"`);
    expect(text).toContain('datetime="2026-11-21T15:00:00.000Z"');
    expect(text).toMatch(/data-scheduled="true"[\s\S]*Next week/);
    expect(text.indexOf('Next week')).toBeLessThan(text.indexOf('Open house'));
  });

  test('speaks Spanish to a Spanish reader, or when asked, and keeps to it from page to page', async () => {
    expect((await world.get('/', { 'accept-language': 'es' })).text).toContain('<html lang="es">');
    const { text } = await world.get('/faults?lang=es', { 'accept-language': 'en' });
    expect(text).toContain('La publicación llega, la respuesta se pierde');
    expect(text).toContain('href="/sandbox/mailbox?lang=es"');
  });

  test('shows the mailbox with the message in a sandboxed frame of its own', async () => {
    const empty = await world.get('/mailbox');
    expect(empty.text).toContain('The mailbox is empty');
    const transport = createTransport(world.sandbox.smtpUrl());
    await transport.sendMail({ from: 'a@b.test', to: 'c@d.test', subject: 'Hello <you>', html: '<script>1</script>' });
    transport.close();
    const { text } = await world.get('/mailbox');
    expect(text).toContain('Hello &lt;you&gt;');
    expect(text).not.toContain('<script>1');
    expect(text).toMatch(/<iframe[^>]*src="\/sandbox\/mail\/messages\/\d+\/body"[^>]*sandbox="allow-popups/);
  });

  test('switches a fault on without script and comes back to where it was', async () => {
    const { text } = await world.get('/faults');
    expect(text).toContain('name="match[path]" value="*/feed"');
    const answer = await world.postForm(
      '/facebook/_faults',
      {
        kind: 'drop_after_effect',
        'match[method]': 'POST',
        'match[path]': '*/feed',
        times: '2',
        back: '/sandbox/faults',
      },
      BROWSER,
    );
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe('/sandbox/faults');
    expect((await world.get('/facebook/_faults')).body.faults).toMatchObject([
      { kind: 'drop_after_effect', times: 2, match: { method: 'POST', path: '*/feed' } },
    ]);
    expect((await world.get('/faults')).text).toContain('2 more times');
  });

  test('has the app’s own switch, which is off until somebody turns it on', async () => {
    const demanded = async () => (await world.get('/facebook/_state')).body.settings.demandProof;
    const page = await world.get('/faults');
    expect(page.text).toContain('Demand the proof');
    expect((await world.get('/faults?lang=es')).text).toContain('Exigir la prueba');
    expect(await demanded()).toBe(false);
    const answer = await world.postForm(
      '/facebook/_settings',
      { demandProof: 'true', back: '/sandbox/faults' },
      BROWSER,
    );
    expect([answer.status, answer.headers['location']]).toEqual([303, '/sandbox/faults']);
    expect(await demanded()).toBe(true);
    expect((await world.get('/faults')).text).toContain('Do without it');
  });

  test('never sends anybody to another site', async () => {
    for (const back of ['https://evil.example', '//evil.example', String.raw`/\evil.example`]) {
      const answer = await world.postForm('/_clock', { advanceMs: '0', back }, BROWSER);
      expect(answer.status).toBe(200);
    }
  });

  test('lists the latest calls with their answers, without secrets', async () => {
    const { user } = await connect(world, personIds.maya, { pages: [pageIds.mayaHomes] });
    const { text } = await world.get('/requests');
    expect(text).toContain('GET /v25.0/oauth/access_token');
    expect(text).not.toContain(user);
  });

  test.each(['/', '/mailbox', '/faults', '/requests'])(
    '%s has nothing inline and a policy that forbids it',
    async (path) => {
      const { text, headers } = await world.get(path);
      expect(text).not.toMatch(/<style|<script(?![^>]* src=)| style=| on[a-z]+=/);
      expect(headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self'/);
    },
  );

  test.each([
    ['/panel.css', 'text/css'],
    ['/panel.js', 'text/javascript'],
    ['/panel.svg', 'image/svg+xml'],
  ])('serves %s as %s', async (path, type) => {
    const answer = await world.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
  });
});
