import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../../kit/clock.ts';
import { ControlError } from '../../kit/control-error.ts';
import { answerControl, readControl } from '../../kit/control-routes.ts';
import { createIds } from '../../kit/ids.ts';
import { acts, addMonths, type Event, happen } from './life.ts';
import { type AppOfMerchant, noticeOf, uuidOf } from './notices.ts';
import type { AppStoreState, Purchase } from './state.ts';

const PATH = '/app-store';
const WAIT_MS = 5000;
/** What was told long ago is of no use to anybody. */
const MOST_NOTICES = 500;

/** An app as the store knows it, and where it hears of its subscribers; without an address nobody is told. */
export interface StoreMerchant extends AppOfMerchant {
  url?: string;
}

export const SANDBOX_APP: StoreMerchant = { bundleId: 'app.yardsign.sandbox', environment: 'Production' };

interface AppStoreOptions {
  clock: SandboxClock;
  merchant: StoreMerchant;
  state(): AppStoreState;
  touch(): void;
  saved(): Promise<void>;
}

export interface AppStoreVendor {
  settle(): Promise<void>;
  register(scope: FastifyInstance): void;
}

/** A simulated App Store: people subscribe in an app, it renews by the sandbox's clock, and tells the merchant by signed notifications. */
export function createAppStore({ clock, merchant, state, touch, saved }: AppStoreOptions): AppStoreVendor {
  const ids = createIds(() => state().counters);

  async function tell(purchase: Purchase, [type, subtype]: Event, at: number): Promise<void> {
    const seed = ids.opaque('notice', 20);
    const { notices } = state();
    notices.push(await noticeOf(purchase, merchant, { type, subtype, at, seed }));
    if (notices.length > MOST_NOTICES) notices.splice(0, notices.length - MOST_NOTICES);
    touch();
  }

  async function deliver(): Promise<void> {
    const { url } = merchant;
    for (const notice of state().notices.filter(({ sentAt }) => sentAt === null)) {
      notice.sentAt = clock.now();
      if (url === undefined) continue;
      const body = JSON.stringify({ signedPayload: notice.signedPayload });
      const headers = { 'content-type': 'application/json' };
      // The merchant may not answer: Apple would try again for days, and here everything can be sent again by hand.
      await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      }).catch(() => null);
    }
  }

  async function settle(): Promise<void> {
    for (const purchase of state().purchases)
      for (let next = happen(purchase, clock.now()); next !== null; next = happen(purchase, clock.now()))
        await tell(purchase, next.event, next.at);
    await deliver();
    await saved();
  }

  async function buy(fields: Record<string, unknown>): Promise<Purchase> {
    const { productId, appAccountToken, months = 1 } = fields;
    if (typeof productId !== 'string' || !(Number(months) >= 1))
      throw new ControlError('"productId" is wanted, and "months" of 1 or more.');
    const now = clock.now();
    const purchase: Purchase = {
      originalTransactionId: ids.digits('transaction', 2_000_000_000_000_000),
      transactionId: ids.digits('transaction', 2_000_000_000_000_000),
      appAccountToken: typeof appAccountToken === 'string' ? appAccountToken : uuidOf(ids.opaque('token', 20)),
      productId,
      months: Number(months),
      purchasedAt: now,
      expiresAt: addMonths(now, Number(months)),
      graceEndsAt: null,
      revokedAt: null,
      status: 1,
      renews: true,
      cardFails: false,
    };
    state().purchases.push(purchase);
    await tell(purchase, ['SUBSCRIBED', 'INITIAL_BUY'], now);
    return purchase;
  }

  async function act(fields: Record<string, unknown>): Promise<Purchase> {
    const purchase = state().purchases.find(
      ({ originalTransactionId }) => originalTransactionId === fields['originalTransactionId'],
    );
    const name = String(fields['act']);
    const what = Object.hasOwn(acts, name) ? acts[name] : undefined;
    if (!purchase || !what)
      throw new ControlError(`"originalTransactionId", and "act" of ${Object.keys(acts).join(', ')}.`);
    const event = what(purchase, clock.now());
    if (event) await tell(purchase, event, clock.now());
    touch();
    return purchase;
  }

  return {
    settle,
    register(scope) {
      scope.get(`${PATH}/_state`, async () => {
        await settle();
        return { purchases: state().purchases };
      });
      scope.get(`${PATH}/_notices`, async () => {
        await settle();
        return { notices: state().notices };
      });
      for (const [path, change] of [
        ['_buy', buy],
        ['_act', act],
      ] as const)
        scope.post(`${PATH}/${path}`, async (request, reply) => {
          await settle();
          const purchase = await change(await readControl(request));
          await settle();
          return answerControl(request, reply, purchase);
        });
    },
  };
}
