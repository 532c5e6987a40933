import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { playVendors } from '@yardsign/sandbox/support/loopback/listen';
import { APP, createWorld, jpeg, START, type World } from '@yardsign/sandbox/support/world';
import { pageIds, personIds } from '@yardsign/sandbox/vendors/facebook/seed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { facebook as plug } from './plug.ts';

const SCOPES = scopesOf(networks.facebook);
const REDIRECT = 'https://members.example.test/callback';

/** What Facebook takes with the post and not with the picture. */
const UNREAD = { address: () => '', altText: '', message: '' };

let world: World;
let played: { close(): Promise<void> };

beforeAll(async () => {
  world = await createWorld({ facebook: { ...APP, graphUrl: 'https://graph.facebook.com' } });
  const facebook = { app: world.app, base: '/sandbox/facebook' };
  played = await playVendors({ 'graph.facebook.com': facebook, 'www.facebook.com': facebook });
});
afterAll(async () => {
  await played.close();
  await world.close();
});

/** Says yes on the consent screen as a browser does, and gives the code that comes back. */
async function sayYes(consentUrl: string): Promise<string> {
  const dialog = new URL(consentUrl);
  const form = new URLSearchParams(dialog.search);
  form.set('person', personIds.maya);
  form.set('decision', 'continue');
  form.append('pages[]', pageIds.mayaHomes);
  for (const scope of SCOPES) form.append('scopes[]', scope);
  const answer = await fetch(`${dialog.origin}${dialog.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

// Elsewhere the simulator has an address of its own. This is the configuration of the real thing, with its host names and TLS.
test('under Facebook’s own addresses, with the proof demanded, a page is connected and a picture posted and found', async () => {
  await world.postJson('/facebook/_settings', { demandProof: true });
  const settings = z.object(plug.settings).parse({ FACEBOOK_APP_ID: APP.appId, FACEBOOK_APP_SECRET: APP.appSecret });
  const facebook = plug.create(settings, { sandbox: null, timeoutMs: 20_000, now: () => START });

  const asked = { state: 's', redirectUri: REDIRECT, scopes: SCOPES, askAgain: false };
  const code = await sayYes(facebook.consentUrl(asked));
  const { token } = await facebook.redeem({ code, redirectUri: REDIRECT, state: 'st' });
  const { account, targets } = await facebook.readAccess(token);
  expect(account.name).toBe('Maya Alvarez');
  const target = targets.map(({ id, token: own }) => ({ targetId: id, token: own }))[0];
  if (target === undefined) throw new Error('the page is not there');

  const { handle } = await facebook.uploadPicture(target, { bytes: jpeg('a graphic'), type: 'image/jpeg', ...UNREAD });
  const posted = await facebook.publish(
    target,
    { message: 'Open on Sunday', link: null, title: '', altText: '', handle },
    () => true,
  );
  const nothing = { link: null, marker: 'none', message: '', since: new Date(START), others: new Set<string>() };
  expect(await facebook.findPost(target, { ...nothing, handle })).toMatchObject({ id: posted.id });
  expect(await facebook.readAddress(target, posted.id)).toContain(posted.id);
});
