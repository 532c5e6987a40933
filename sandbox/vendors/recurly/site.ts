import { notFound } from './errors.ts';
import type { Plan } from './catalogue.ts';
import type { Account, RecurlyState, Subscription } from './state.ts';

/** The site of one merchant, as the calls and the clock change it. */
export interface Site {
  state(): RecurlyState;
  /** What time it is for what happens now: while the past is caught up with, the time at which it was due. */
  now(): number;
  /** An opaque id, unique within its kind. */
  id(kind: string): string;
  number(kind: string): number;
  record(kind: string, detail: Record<string, unknown>): void;
  /** Tells the merchant by a webhook. */
  tell(objectType: string, eventType: string, about: Record<string, unknown>): void;
}

const PREFIXED = /^(code|uuid|number)-(.+)$/;

/** `code-x`, `uuid-x`, `number-x`, or a plain id. */
function idOf(given: string): { by: 'code' | 'uuid' | 'number' | 'id'; value: string } {
  const [, by, value] = PREFIXED.exec(given) ?? [];
  return by === undefined || value === undefined
    ? { by: 'id', value: given }
    : { by: by as 'code' | 'uuid' | 'number', value };
}

export function findAccount(site: Site, given: string): Account {
  const { by, value } = idOf(given);
  const all = Object.values(site.state().accounts);
  const account = all.find((one) => (by === 'code' ? one.code === value : one.id === value));
  if (!account) throw notFound(`Account with ${by} = ${value}`);
  return account;
}

export function findPlan(site: Site, code: unknown): Plan | undefined {
  return site.state().plans.find((plan) => plan.code === code);
}

export function planOf(site: Site, code: string): Plan {
  const plan = findPlan(site, code);
  if (!plan) throw notFound(`Plan with code = ${code}`);
  return plan;
}

export function findSubscription(site: Site, given: string): Subscription {
  const { by, value } = idOf(given);
  const found = site.state().subscriptions.find((one) => (by === 'uuid' ? one.uuid === value : one.id === value));
  if (!found) throw notFound(`Subscription with ${by} = ${value}`);
  return found;
}

export function findInvoice(site: Site, given: string) {
  const { by, value } = idOf(given);
  const found = site
    .state()
    .invoices.find((one) => (by === 'number' ? String(one.number) === value : one.id === value));
  if (!found) throw notFound(`Invoice with ${by} = ${value}`);
  return found;
}

/** One that runs, or will again. */
export function liveSubscription(site: Site, accountCode: string): Subscription | undefined {
  return site.state().subscriptions.find((one) => one.accountCode === accountCode && one.state !== 'expired');
}

/** A change of a subscription that its merchant is told of. */
export function touch(site: Site, subscription: Subscription, eventType: string): void {
  subscription.updatedAt = site.now();
  site.record(`subscription.${eventType}`, { subscription: subscription.id, account: subscription.accountCode });
  site.tell('subscription', eventType, { uuid: subscription.uuid });
}
