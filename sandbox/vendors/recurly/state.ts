import type { Effect } from '../../kit/effects.ts';
import type { IdCounters } from '../../kit/ids.ts';
import { type Coupon, coupons, type Item, items, type Plan, plans } from './catalogue.ts';

/** What a test card does when it is charged. */
type CardBehaviour = 'approve' | 'decline' | 'insufficient_funds' | 'three_d_secure';

/** All times are epoch ms on the sandbox's clock, all amounts whole cents. */
export interface Card {
  brand: string;
  firstSix: string;
  lastFour: string;
  month: number;
  year: number;
  firstName: string;
  lastName: string;
  behaviour: CardBehaviour;
}

export interface Account {
  id: string;
  code: string;
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  address: Record<string, string>;
  card: Card | null;
  createdAt: number;
  updatedAt: number;
}

export interface AddOn {
  code: string;
  quantity: number;
  unitAmount: number;
}

/** What a subscription is of: what a change replaces. */
export interface Contents {
  planCode: string;
  unitAmount: number;
  quantity: number;
  addOns: AddOn[];
}

export interface PendingChange extends Contents {
  id: string;
  createdAt: number;
}

export interface Subscription extends Contents {
  id: string;
  uuid: string;
  accountCode: string;
  state: 'active' | 'canceled' | 'expired' | 'paused';
  createdAt: number;
  updatedAt: number;
  trialStartedAt: number | null;
  trialEndsAt: number | null;
  periodStartedAt: number;
  periodEndsAt: number;
  canceledAt: number | null;
  expiresAt: number | null;
  expirationReason: string | null;
  pausedAt: number | null;
  remainingPauseCycles: number | null;
  pendingChange: PendingChange | null;
}

export interface Redemption {
  id: string;
  accountCode: string;
  couponCode: string;
  subscriptionId: string | null;
  createdAt: number;
  removedAt: number | null;
}

export interface Line {
  description: string;
  quantity: number;
  unitAmount: number;
  /** Below 0 for a credit. */
  amount: number;
  planCode: string | null;
  addOnCode: string | null;
  /** What the merchant calls it. */
  productCode?: string;
  startsAt: number;
  endsAt: number | null;
}

export interface Invoice {
  id: string;
  number: number;
  type: 'charge' | 'credit';
  origin: string;
  state: 'paid' | 'past_due' | 'failed' | 'closed' | 'open';
  accountCode: string;
  subscriptionId: string | null;
  lines: Line[];
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  /** Paid by a card; below 0 where it was given back. */
  paid: number;
  /** Paid by credit, or of a credit what is used up. */
  credited: number;
  createdAt: number;
  dueAt: number;
  closedAt: number | null;
  attempts: number;
  nextAttemptAt: number | null;
}

export type Token =
  | { kind: 'card'; card: Card; madeAt: number; spent: boolean }
  /** What a bank wants to ask the holder about. */
  | { kind: 'action'; madeAt: number; spent: boolean }
  | { kind: 'action_result'; passed: boolean; madeAt: number; spent: boolean };

interface Hook {
  id: string;
  body: Record<string, unknown>;
  dueAt: number;
  sentAt: number | null;
}

export interface RecurlyState {
  plans: Plan[];
  items: Item[];
  coupons: Coupon[];
  /** By code. */
  accounts: Record<string, Account>;
  subscriptions: Subscription[];
  redemptions: Redemption[];
  invoices: Invoice[];
  tokens: Record<string, Token>;
  /** Answers by idempotency key. */
  keys: Record<string, { at: number; status: number; body: string | null }>;
  hooks: Hook[];
  counters: IdCounters;
  effects: Effect[];
}

export function freshRecurlyState(): RecurlyState {
  return {
    plans: structuredClone(plans),
    items: structuredClone(items),
    coupons: structuredClone(coupons),
    accounts: {},
    subscriptions: [],
    redemptions: [],
    invoices: [],
    tokens: {},
    keys: {},
    hooks: [],
    counters: {},
    effects: [],
  };
}
