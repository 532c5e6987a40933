import type { Cents } from '@yardsign/domain/billing/money';
import type { CardSite } from './card-pages/card-pages.ts';
import type { Coupon } from '@yardsign/domain/billing/coupons';
import type { CouponDefinition } from '@yardsign/domain/billing/coupon-definitions';
import type { CouponDuration } from '@yardsign/domain/billing/coupon-end';
import type { BillingNews } from '@yardsign/domain/billing/news';
import type { Plan } from '@yardsign/domain/billing/plans';
import type { ReminderKind } from '@yardsign/domain/billing/reminders';
import type { Subscription } from '@yardsign/domain/billing/subscription';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { AppStore } from './apple/ports.ts';

interface Card {
  type: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
  /** The same for the same card, whoever has entered it; it says nothing else. */
  fingerprint: string;
}

export interface BillingAccount {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
  company: string;
  address: Record<string, string>;
  card: Card | null;
  hasLiveSubscription: boolean;
  hasPastDueInvoice: boolean;
}

export interface SiteCoupon extends Coupon, CouponDuration {
  id: string;
  state: string;
}

/** A coupon as the processor is to make it. */
export interface NewCoupon extends Pick<CouponDefinition, 'code' | 'discount' | 'duration' | 'plans'> {
  /** Stands on invoices. */
  name: string;
  oncePerAccount: boolean;
}

export interface AccountCoupon {
  coupon: SiteCoupon;
  createdAt: Date;
}

export interface Invoice {
  number: string;
  type: 'charge' | 'credit';
  state: string;
  lines: { description: string; amount: Cents }[];
  tax: Cents;
  total: Cents;
  balance: Cents;
  /** What can still be given back to the card. */
  refundable: Cents;
  dueAt: Date;
  createdAt: Date;
}

/** All that the processor knows of an account at one moment. */
export interface BillingSnapshot {
  /** Null: it knows none of that code. */
  account: BillingAccount | null;
  /** The live one, or the last. */
  subscription: Subscription | null;
  coupons: AccountCoupon[];
  /** Unpaid invoices whose time is over, oldest first. */
  pastDue: Invoice[];
  /** Below 0 for what the account is owed. */
  balance: Cents;
  /** Paid invoices with an amount, counted as far as `ENOUGH_PAYMENTS`. */
  payments: number;
}

/** What has been paid more often is not counted. */
export const ENOUGH_PAYMENTS = 2;

/** The holder answered what their bank asked. */
interface Proved {
  proof?: string | undefined;
}

/** Who of the staff asked for a change, and why: the audit log says so once it is done. */
export interface StaffAct {
  by: string;
  /** The same as `by` unless it was an impersonation. */
  realBy: string;
  reason: string;
  requestId: string | null;
}

/** What is asked of the processor. */
export type Command =
  | ({
      kind: 'subscribe';
      planCode: string;
      couponCodes: string[];
      trialEndsAt: string | null;
      tokenId?: string | undefined;
      person: { firstName: string; lastName: string; email: string };
    } & Proved)
  | ({
      kind: 'change';
      subscriptionId: string;
      planCode?: string | undefined;
      addOns?: { code: string; quantity: number }[] | undefined;
      couponCodes: string[];
      timeframe: 'now' | 'renewal';
    } & Proved)
  | { kind: 'drop-change'; subscriptionId: string }
  | { kind: 'pause'; subscriptionId: string; cycles: number }
  | { kind: 'resume'; subscriptionId: string }
  | { kind: 'cancel'; subscriptionId: string }
  | { kind: 'reactivate'; subscriptionId: string }
  | { kind: 'update-card'; tokenId: string }
  | ({ kind: 'collect'; invoice: string } & Proved)
  | { kind: 'extend-trial'; subscriptionId: string; until: string; days: number; act: StaffAct }
  /** @param refundable what could be given back before: by it is told whether it was done. */
  | { kind: 'refund'; invoice: string; amount: Cents; refundable: Cents; act: StaffAct }
  | { kind: 'credit'; amount: Cents; description: string }
  | ({ kind: 'purchase'; items: { code: string; quantity: number }[]; couponCodes: string[] } & Proved);

/** Why something was not done; each is an error of the wire. */
export type Refusal =
  | 'card_declined'
  | 'card_without_funds'
  | 'card_expired'
  | 'card_missing'
  | 'card_token_spent'
  | 'card_needs_bank'
  | 'coupon_problem'
  | 'change_not_allowed'
  | 'billing_not_found';

/** The processor did not do it. */
export class ProcessorRefusal extends Error {
  override readonly name = 'ProcessorRefusal';
  readonly refusal: Refusal;
  /** With `card_needs_bank`: what the browser asks the bank with. */
  readonly actionToken: string | null;

  constructor(refusal: Refusal, actionToken: string | null = null) {
    super(refusal);
    this.refusal = refusal;
    this.actionToken = actionToken;
  }
}

/** Nobody knows what has become of a call: the line broke, or the processor had trouble of its own. */
export class ProcessorSilence extends Error {
  override readonly name = 'ProcessorSilence';
}

/** Who takes the money. Every call may throw `ProcessorSilence`. */
export interface CardProcessor {
  /** @param known.payments from the last look: once there are enough they are not asked for again. */
  read(code: string, known: { payments: number }): Promise<BillingSnapshot>;
  /** @param asked.fresh as they are now, for somebody who buys. */
  plans(asked?: { fresh: boolean }): Promise<Plan[]>;
  coupons(): Promise<SiteCoupon[]>;
  /** @throws ProcessorRefusal for a code that was there before, expired ones included. */
  createCoupon(coupon: NewCoupon): Promise<void>;
  /** From now on it cannot be used; who uses it keeps it. @throws ProcessorRefusal */
  endCoupon(code: string): Promise<void>;
  invoices(
    code: string,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ items: Invoice[]; nextCursor: string | null }>;
  /** Null where the account has no such invoice. */
  invoicePdf(code: string, number: string): Promise<Buffer | null>;
  /** What moving to a plan now would bill, below 0 for what would be given back. @throws ProcessorRefusal */
  previewChange(subscriptionId: string, planCode: string, couponCodes: string[]): Promise<Cents>;
  /**
   * Asks for a change. The same key is done once, for 55 minutes at least. A credit carries its key for good.
   *
   * @throws ProcessorRefusal
   */
  execute(code: string, command: Command, key: string): Promise<void>;
  /** What of an invoice can still be given back; null where the account has no such invoice. */
  refundable(code: string, number: string): Promise<Cents | null>;
  /** Whether the account was given a credit under this key. */
  wasCredited(code: string, key: string): Promise<boolean>;
  /** The code of the account that something belongs to, or null. */
  accountOf(thing: { type: 'subscription' | 'invoice'; id: string }): Promise<string | null>;
}

export interface BillingDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** Null: this installation takes no payments. */
  processor: CardProcessor | null;
  /** Null: nobody subscribes in an app. */
  appStore: AppStore | null;
  /** Codes of plans by the products of the App Store. */
  appleProducts: Readonly<Record<string, string>>;
  /** What the settings file of the site says of coupons, as it is now. */
  readCouponDefinitions(): Promise<readonly CouponDefinition[]>;
  /** Whether somebody came by another member's link. */
  wasReferred(memberId: string): Promise<boolean>;
  /** For so many days an unpaid invoice takes nothing away. */
  graceDays: number;
  /** Videos by the slug of a tier. */
  videos: Readonly<Record<string, string>>;
  /** Frames of the card fields and of what a bank asks; null where there are none. */
  cardFields: { fields: string; bank: string } | null;
  /** The site that browsers enter cards at; null with the simulator, which has fields of its own. */
  cardSite: CardSite | null;
  /** The script of our card pages. */
  readCardScript(): Promise<Buffer>;
  /** Whether a letter of the processor is its own. @param signature as it was sent. */
  isOwnLetter(body: Buffer, signature: string): boolean;
  /** An account that was free stays one wherever no plan holds. */
  becomeFree(tx: Tx, memberId: string): Promise<void>;
  /** Opens the session of a sign-up to everything. */
  liftSignupLimit(tx: Tx, sessionId: string): Promise<void>;
  /** Tells the member by mail, if and only if the transaction is committed. @param at tells this news from the next of its kind. */
  tellNews(tx: Tx, memberId: string, news: BillingNews, at: Date): Promise<void>;
  /** Called with what the processor says of an account that has paid, in the transaction that keeps it. */
  notePayments(tx: Tx, memberId: string, payments: { count: number; card: string | null }): Promise<void>;
  /** Tells the member by mail what will happen soon, if and only if the transaction is committed. */
  remind(tx: Tx, memberId: string, reminder: { kind: ReminderKind; until: Date }): Promise<void>;
  reportError(error: unknown): void;
}
