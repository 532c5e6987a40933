import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ALL_SCOPES,
  APP,
  connect,
  consent,
  createWorld,
  exchange,
  proof,
  redeem,
  REDIRECT,
  type World,
} from '../../support/world.ts';
import { pageIds, personIds } from './seed.ts';

const DAY = 86_400_000;
const mayaPages = [pageIds.mayaHomes, pageIds.casaAlvarez];

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const dialog = (more: Record<string, string> = {}) =>
  `/facebook/v25.0/dialog/oauth?${new URLSearchParams({
    client_id: APP.appId,
    redirect_uri: REDIRECT,
    state: 'the-state',
    scope: ALL_SCOPES,
    response_type: 'code',
    ...more,
  })}`;

describe('the consent screen', () => {
  test('says plainly that it stands in for Facebook and offers every person, in the language of the reader', async () => {
    const english = await world.get(dialog());
    expect(english.text).toContain('Sandbox network: this stands in for Facebook');
    expect(english.text).toContain('Luis Herrera');
    const spanish = await world.get(dialog(), { 'accept-language': 'es-MX,es;q=0.9' });
    expect(spanish.text).toContain('<html lang="es">');
    expect(spanish.text).toContain('hace el papel de Facebook');
  });

  test('offers the pages of the chosen person and nobody else’s', async () => {
    const { text } = await world.get(dialog({ person: personIds.maya }));
    expect(text).toContain('Casa Alvarez – Hogares');
    expect(text).not.toContain('The Oscar Team');
  });

  test('carries no script and no style of its own, so it works under the strictest policy', async () => {
    const { text, headers } = await world.get(dialog({ person: personIds.maya }));
    expect(text).not.toMatch(/<style|<script(?![^>]* src=)| style=| onclick=/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('sends the person back with a code and the state', async () => {
    const answer = await world.postForm('/facebook/v25.0/dialog/oauth', {
      client_id: APP.appId,
      redirect_uri: REDIRECT,
      state: 'a b&c',
      scope: ALL_SCOPES,
      person: personIds.maya,
      decision: 'continue',
    });
    expect(answer.status).toBe(302);
    const url = new URL(String(answer.headers['location']));
    expect(url.origin + url.pathname).toBe(REDIRECT);
    expect(url.searchParams.get('state')).toBe('a b&c');
    expect(url.searchParams.get('code')).toMatch(/^AQ\w{60}$/);
  });

  test('sends a refusal back in Facebook’s own words', async () => {
    const answer = await world.postForm('/facebook/v25.0/dialog/oauth', {
      client_id: APP.appId,
      redirect_uri: REDIRECT,
      state: 's',
      scope: ALL_SCOPES,
      decision: 'cancel',
    });
    const { searchParams } = new URL(String(answer.headers['location']));
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
      state: 's',
    });
  });

  test('shows a wrong app or a bad address to the person and sends nobody anywhere', async () => {
    const wrongApp = await world.get(dialog({ client_id: '1' }));
    expect(wrongApp.status).toBe(400);
    expect(wrongApp.text).toContain('Invalid App ID');
    const relative = await world.get(dialog({ redirect_uri: '/callback' }));
    expect(relative.status).toBe(400);
    const script = await world.get(dialog({ redirect_uri: 'javascript:alert(1)' }));
    expect(script.status).toBe(400);
  });

  test('does not ask again for what was declined, unless the product re-requests it', async () => {
    await consent(world, personIds.maya, { pages: mayaPages, grantedScopes: ['pages_show_list'] });
    const again = await world.get(dialog({ person: personIds.maya }));
    expect(again.text).toMatch(/value="pages_manage_posts"\s+disabled/);
    const rerequest = await world.get(dialog({ person: personIds.maya, auth_type: 'rerequest' }));
    expect(rerequest.text).toMatch(/value="pages_manage_posts"\s+checked/);
  });

  test('lets nobody tick a page that they do not run', async () => {
    const { user } = await connect(world, personIds.maya, { pages: [pageIds.mayaHomes, pageIds.oscarTeam] });
    const accounts = await world.graph('GET', '/me/accounts', user);
    expect(accounts.body.data.map(({ id }: { id: string }) => id)).toEqual([pageIds.mayaHomes]);
  });
});

describe('a code', () => {
  test('gives a short session of one hour, once', async () => {
    const code = await consent(world, personIds.maya, { pages: mayaPages });
    const first = await redeem(world, code);
    expect(first.body).toEqual({
      access_token: expect.stringMatching(/^EAAB/),
      token_type: 'bearer',
      expires_in: 3600,
    });
    const second = await redeem(world, code);
    expect(second.status).toBe(400);
    expect(second.body.error).toMatchObject({
      message: 'This authorization code has been used.',
      type: 'OAuthException',
      code: 100,
      error_subcode: 36_009,
    });
  });

  test('is refused when the address differs by a single byte', async () => {
    const code = await consent(world, personIds.maya, { pages: mayaPages });
    const answer = await redeem(world, code, { redirect_uri: `${REDIRECT}/` });
    expect(answer.body.error).toMatchObject({ code: 100, error_subcode: 36_008 });
  });

  test('is refused with a wrong secret and stays good for the right one', async () => {
    const code = await consent(world, personIds.maya, { pages: mayaPages });
    const wrong = await redeem(world, code, { client_secret: 'guess' });
    expect(wrong.body.error).toMatchObject({ message: 'Error validating client secret.', code: 1 });
    expect((await redeem(world, code)).status).toBe(200);
  });

  test('lives ten minutes', async () => {
    const code = await consent(world, personIds.maya, { pages: mayaPages });
    world.clock.advance(600_000);
    expect((await redeem(world, code)).body.error).toMatchObject({ error_subcode: 36_007 });
  });

  test('that was never given is refused', async () => {
    for (const invented of ['AQnothing', 'constructor', '__proto__']) {
      const { error } = (await redeem(world, invented)).body;
      expect(error).toMatchObject({ message: 'Invalid verification code format.', code: 100, type: 'OAuthException' });
    }
  });
});

describe('a session', () => {
  test('is prolonged to sixty days, and then expires with 190/463', async () => {
    const { short, user } = await connect(world, personIds.maya, { pages: mayaPages });
    world.clock.advance(2 * 3_600_000);
    expect((await world.graph('GET', '/me', short)).body.error).toMatchObject({ code: 190, error_subcode: 463 });
    expect((await world.graph('GET', '/me', user)).body).toEqual({ id: personIds.maya, name: 'Maya Alvarez' });
    world.clock.advance(60 * DAY);
    const { error } = (await world.graph('GET', '/me', user)).body;
    expect(error).toEqual({
      message:
        'Error validating access token: Session has expired on Wednesday, 20-Jan-27 07:00:00 PST. The current time is Wednesday, 20-Jan-27 09:00:00 PST.',
      type: 'OAuthException',
      code: 190,
      error_subcode: 463,
      fbtrace_id: expect.stringMatching(/^A\w{22}$/),
    });
  });

  test('that has expired cannot be exchanged any more', async () => {
    const { short } = await connect(world, personIds.maya, { pages: mayaPages });
    world.clock.advance(3_600_000);
    expect((await exchange(world, short)).body.error).toMatchObject({ code: 190, error_subcode: 463 });
  });

  test('is described by debug_token: scopes, pages, end, and the reason when it is over', async () => {
    const { user } = await connect(world, personIds.maya, { pages: [pageIds.mayaHomes] });
    const inspect = () =>
      world.get(
        `/facebook/v25.0/debug_token?${new URLSearchParams({ input_token: user, access_token: `${APP.appId}|${APP.appSecret}` })}`,
      );
    const { data } = (await inspect()).body;
    expect(data).toMatchObject({ is_valid: true, app_id: APP.appId, user_id: personIds.maya, type: 'USER' });
    expect(data.expires_at).toBe((world.clock.now() + 60 * DAY) / 1000);
    expect(data.granular_scopes).toContainEqual({ scope: 'pages_manage_posts', target_ids: [pageIds.mayaHomes] });
    world.clock.advance(61 * DAY);
    expect((await inspect()).body.data).toMatchObject({ is_valid: false, error: { code: 190, subcode: 463 } });
  });

  test('answers which permissions were given and which declined', async () => {
    const { user } = await connect(world, personIds.maya, {
      pages: mayaPages,
      grantedScopes: ['pages_show_list', 'pages_read_engagement'],
    });
    const { data } = (await world.graph('GET', '/me/permissions', user)).body;
    expect(data).toContainEqual({ permission: 'public_profile', status: 'granted' });
    expect(data).toContainEqual({ permission: 'pages_manage_posts', status: 'declined' });
  });

  test('ends with 190/458 when the product gives its permissions back', async () => {
    const { user, page } = await connect(world, personIds.maya, { pages: mayaPages });
    expect((await world.graph('DELETE', '/me/permissions', user)).body).toEqual({ success: true });
    const { error } = (await world.graph('GET', '/me', user)).body;
    expect(error).toMatchObject({ code: 190, error_subcode: 458 });
    expect(error.message).toContain(APP.appId);
    expect((await world.graph('GET', `/${pageIds.mayaHomes}`, page)).body.error.error_subcode).toBe(458);
  });
});

describe('the proof of the app’s secret', () => {
  const me = (query: Record<string, string>) => world.get(`/facebook/v25.0/me?${new URLSearchParams(query)}`);

  test('is checked when it comes, and must come once the app demands it', async () => {
    const { user } = await connect(world, personIds.maya, { pages: mayaPages });
    expect((await me({ access_token: user })).status).toBe(200);
    const wrong = await me({ access_token: user, appsecret_proof: '0'.repeat(64) });
    expect(wrong.body.error.message).toBe('Invalid appsecret_proof provided in the API argument');
    await world.postForm('/facebook/_settings', { demandProof: 'true' });
    expect((await me({ access_token: user })).body.error).toMatchObject({
      message: 'API calls from the server require an appsecret_proof argument',
      type: 'GraphMethodException',
      code: 100,
    });
    expect((await me({ access_token: user, appsecret_proof: proof(user) })).status).toBe(200);
    await world.postForm('/facebook/_settings', { demandProof: 'false' });
    expect((await me({ access_token: user })).status).toBe(200);
    expect((await world.postForm('/facebook/_settings', { demandProof: 'perhaps' })).status).toBe(400);
  });

  test('does not help a token that nobody issued', async () => {
    for (const invented of ['EAABinvented', 'constructor', '__proto__']) {
      const answer = await world.graph('GET', '/me', invented);
      expect(answer.status).toBe(400);
      expect(answer.body.error).toMatchObject({ code: 190, type: 'OAuthException' });
    }
  });
});
