import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { SANDBOX_RECURLY } from '@yardsign/sandbox/vendors/recurly/recurly';
import { moveClock } from './product.ts';

export const TEST_CARDS = {
  good: '4111 1111 1111 1111',
  another: '5555 5555 5555 4444',
  asksTheBank: '4000 0000 0000 3220',
  withoutFunds: '4000 0000 0000 9995',
};

/** Fills the card fields of the simulated processor, as a holder does. */
export async function enterCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Card fields of the card processor"]');
  await card.getByLabel('First name on the card').fill('Inez');
  await card.getByLabel('Last name on the card').fill('Duran');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Month').fill('12');
  await card.getByLabel('Year').fill('2035');
  await card.getByLabel('Security code').fill('123');
}

/** A call of the merchant's own, as somebody makes it at the processor's site. */
async function atProcessor(request: APIRequestContext, method: 'GET' | 'PUT', path: string, data?: object) {
  const authorization = `Basic ${Buffer.from(`${SANDBOX_RECURLY.privateKey}:`).toString('base64')}`;
  const headers = { authorization, accept: 'application/vnd.recurly.v2021-02-25' };
  const answer = await request.fetch(`/sandbox/recurly${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { data?: { id: string; state: string }[] };
}

/** Lets the period of a member's subscription end in two minutes, which pass: nothing else of the product grows older. */
export async function billNow(request: APIRequestContext, memberId: string): Promise<void> {
  const { data = [] } = await atProcessor(request, 'GET', `/accounts/code-${memberId}/subscriptions?state=live`);
  const [live] = data;
  const clock = (await (await request.get('/sandbox/_clock')).json()) as { now: string };
  const next_bill_date = new Date(Date.parse(clock.now) + 60_000).toISOString();
  await atProcessor(request, 'PUT', `/subscriptions/${live?.id}`, { next_bill_date });
  await moveClock(request, 120_000);
}

/** The id of whoever is signed in. */
export async function ownId(page: Page): Promise<string> {
  const answer = await page.request.get('/api/app/v1/session', { headers: { 'x-client-app': 'members-web' } });
  return ((await answer.json()) as { session: { user: { id: string } } }).session.user.id;
}
