import { createCaller, Refused } from './caller.ts';
import { lineOf } from './vendor-books.ts';

const BASE = '/api/recurly/v1/industries/1';
const PLANS = ['essentials-monthly', 'expert-monthly', 'elite-monthly', 'expert-annual'];
const CARD = { number: '4111111111111111', month: '12', year: '2035', cvv: '123' };
const MOST_AT_ONCE = 20;
/** What they say when a change may have been done: nobody knows yet. */
const UNCLEAR = 'billing_unclear';

interface State {
  subscription: { id: string; state: string; plan: { code: string } } | null;
}

/** What was bought once: how many times it was asked for, and how many times that was certainly done. */
export interface Purchase {
  asked: number;
  done: number;
}

/** A member who changes their mind all the time, and asks for each change once only. */
export interface Payer {
  name: string;
  id(): string;
  /** Finds out who they are. */
  begin(): Promise<void>;
  act(): Promise<void>;
  told(): { asked: number; done: number; purchases: ReadonlyMap<number, Purchase> };
  /** What the product says of their subscription, in one line. */
  subscription(): Promise<string | null>;
}

export function createPayer(name: string, at: { product: string; vendor: string }, random: () => number): Payer {
  const { ask, askOnce } = createCaller(name, at.product);
  const purchases = new Map<number, Purchase>();
  let memberId = '';
  let asked = 0;
  let done = 0;
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;

  async function cardToken(): Promise<string> {
    const answer = await fetch(`${at.vendor}/sandbox/recurly/js/v1/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...CARD, first_name: name, last_name: 'X' }),
    });
    return ((await answer.json()) as { id: string }).id;
  }

  const state = async () => (await ask<{ data: State }>('GET', '/api/app/v1/billing')).data;

  /** @returns whether it was done, and null where that is not known. */
  async function change(method: string, path: string, body?: object): Promise<boolean | null> {
    asked += 1;
    try {
      const answer = await askOnce(method, `${BASE}${path}`, body);
      if (answer === undefined) return null;
      done += 1;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.code === UNCLEAR ? null : false;
    }
  }

  async function buy(): Promise<void> {
    const quantity = (purchases.size % MOST_AT_ONCE) + 1;
    const before = purchases.get(quantity) ?? { asked: 0, done: 0 };
    const outcome = await change('POST', '/purchases', {
      account: { code: memberId },
      currency: 'USD',
      line_items: [{ item_code: 'setup-session', quantity }],
    });
    if (outcome === false) return;
    purchases.set(quantity, { asked: before.asked + 1, done: before.done + (outcome === true ? 1 : 0) });
  }

  const subscribe = async () =>
    change('POST', '/subscriptions', {
      plan_code: pick(PLANS),
      account: { code: memberId },
      currency: 'USD',
      token_id: await cardToken(),
    });

  function changeSubscription({ id, state: now }: NonNullable<State['subscription']>): Promise<boolean | null> {
    if (now === 'canceled') return change('PUT', `/subscriptions/${id}/reactivate`);
    const chosen = random();
    if (chosen < 0.2) return change('PUT', `/subscriptions/${id}/cancel`, { reason: 'cost' });
    if (chosen < 0.4)
      return change('POST', `/subscriptions/${id}/change`, {
        timeframe: 'now',
        add_ons: [{ code: 'team-member', quantity: Math.floor(random() * 4) }],
      });
    const timeframe = chosen < 0.8 ? 'now' : 'renewal';
    return change('POST', `/accounts/${memberId}/change_plan`, { new_plan_code: pick(PLANS), timeframe });
  }

  return {
    name,
    id: () => memberId,
    async begin() {
      const { session } = await ask<{ session: { user: { id: string } } }>('GET', '/api/app/v1/session');
      memberId = session.user.id;
    },
    async act() {
      const { subscription } = await state();
      if (subscription === null || subscription.state === 'expired') await subscribe();
      else if (random() < 0.4) await buy();
      else await changeSubscription(subscription);
    },
    told: () => ({ asked, done, purchases }),
    async subscription() {
      const { subscription } = await state();
      return subscription && lineOf({ ...subscription, planCode: subscription.plan.code });
    },
  };
}
