import { networks as known } from '@yardsign/domain/sharing/networks/networks';
import { expect, test } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { connectNetworks } from './networks.ts';

const reach = { publicUrl: 'https://members.example.com', internalUrl: 'http://127.0.0.1:1', now: () => 0 };
const app = { FACEBOOK_APP_ID: '42', FACEBOOK_APP_SECRET: 'real' };
const production = {
  NODE_ENV: 'production',
  YARDSIGN_URL: reach.publicUrl,
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Members <hello@example.com>',
  SUPPORT_EMAIL: 'help@example.com',
};

test('every network waits as long as it needs, unless the operator says otherwise', () => {
  for (const [key, { timings }] of Object.entries(connectNetworks(readConfig({}, []), reach)))
    expect(timings).toMatchObject(known[key as keyof typeof known].wait);
  const impatient = readConfig({ POSTING_LATE_EFFECT_MS: '7', POSTING_LIST_LAG_MS: '8' }, []);
  for (const { timings } of Object.values(connectNetworks(impatient, reach)))
    expect(timings).toMatchObject({ lateEffectMs: 7, listLagMs: 8 });
});

test('a network is offered where the sandbox stands in for it, or its keys are there', () => {
  const offered = (environment: Record<string, string>) =>
    connectNetworks(readConfig(environment, ['--services=worker,sandbox,web']), reach)['facebook']?.isOffered;
  expect(offered({})).toBe(true);
  expect(offered({ ...production, ...app })).toBe(true);
  expect(offered({ ...production, YARDSIGN_SANDBOX: 'on' })).toBe(true);
});

test('a production without the keys of any network does not start', () => {
  expect(() => readConfig(production, [])).toThrow('FACEBOOK_APP_ID, FACEBOOK_APP_SECRET');
});

test('a network is spoken to at its own address, and in the sandbox at that of the sandbox', () => {
  const consentOf = (environment: Record<string, string>) => {
    const { adapter } = connectNetworks(readConfig(environment, []), reach)['facebook'] ?? {};
    const input = { state: 's', redirectUri: 'https://x.test', scopes: ['a'], askAgain: false };
    return adapter?.consentUrl(input).split('?')[0];
  };
  expect(consentOf({ FACEBOOK_GRAPH_VERSION: 'v25.0' })).toBe(`${reach.publicUrl}/sandbox/facebook/v25.0/dialog/oauth`);
  expect(consentOf({ ...production, ...app })).toMatch(/^https:\/\/www\.facebook\.com\/v/);
});
