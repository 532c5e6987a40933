import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@yardsign/contracts/api';
import { billingFactsPart, noBillingPart } from '../../features/billing/billing-part.ts';
import { withKnownCatalogue } from '../../features/billing/known-catalogue.ts';
import type { BillingDeps, CardProcessor } from '../../features/billing/ports.ts';
import { couponSettingsSchema } from '../../features/billing/coupons/definitions-schema.ts';
import { createSettingsReader } from '../../features/site/read-site-config.ts';
import { wasReferred } from '../../features/referral/store.ts';
import { becomeFree } from '../../features/account/sign-up/become-free.ts';
import { notePayments } from '../../features/referral/note-referral.ts';
import { liftSignupLimit } from '../../features/access/session/sign-up-session.ts';
import { createAppStore } from '../../integrations/apple/adapter.ts';
import { appStoreOf } from '../../integrations/apple/settings.ts';
import { createRecurly } from '../../integrations/recurly/adapter.ts';
import { isSignedBy } from '../../integrations/recurly/signature.ts';
import { Secret } from '../../platform/vault.ts';
import type { Core } from '../core.ts';
import { faultsOf } from './tell-error.ts';

const TIMEOUT_MS = 20_000;
const REAL = 'https://v3.recurly.com';
const CARD_PAGES = '/recurly/js/v1';
const CARD_SCRIPT = 'https://js.recurly.com/v4/recurly.js';

/** Where members enter their cards: fields of the simulator, or pages of ours with those of a real site. */
function cardFieldsOf({ config }: Core): Pick<BillingDeps, 'cardFields' | 'cardSite'> {
  if (config.sandbox) {
    const pages = `${config.YARDSIGN_SANDBOX_URL ?? ''}/sandbox${CARD_PAGES}`;
    return { cardFields: { fields: `${pages}/fields`, bank: `${pages}/bank?action={action}` }, cardSite: null };
  }
  if (config.billing === 'none' || config.RECURLY_PUBLIC_KEY === '') return { cardFields: null, cardSite: null };
  const isEuropean = config.RECURLY_URL?.includes('.eu.') === true;
  const { getCardFields, getBankQuestion } = api.billing;
  return {
    cardFields: { fields: getCardFields.path, bank: `${getBankQuestion.path}?action={action}` },
    cardSite: {
      publicKey: config.RECURLY_PUBLIC_KEY,
      script: CARD_SCRIPT,
      api: isEuropean ? 'https://api.eu.recurly.com' : 'https://api.recurly.com',
    },
  };
}

/** @param internalUrl where this process reaches its own sandbox: not through any proxy in front. */
function openProcessor({ config, cardProcessor, elapsed }: Core, internalUrl: string): CardProcessor | null {
  if (config.billing === 'none') return null;
  if (cardProcessor) return cardProcessor;
  const played = `${config.YARDSIGN_SANDBOX_URL ?? internalUrl}/sandbox/recurly`;
  const base = config.RECURLY_URL ?? (config.sandbox ? played : REAL);
  const recurly = createRecurly({
    privateKey: new Secret(config.RECURLY_PRIVATE_KEY),
    base,
    timeoutMs: TIMEOUT_MS,
  });
  return withKnownCatalogue(recurly, elapsed);
}

/** Where members subscribe in an app, as long as this installation takes payments at all. */
function openAppStore({ config, clock }: Core): BillingDeps['appStore'] {
  const settings = config.billing === 'none' ? null : appStoreOf(config, config.sandbox);
  return settings && createAppStore({ ...settings, clock });
}

/** What a session says of billing. */
export const billingFactsOf = ({ config }: Core) => (config.billing === 'none' ? noBillingPart : billingFactsPart);

/** @param mails tell members what has changed, and what will. */
export function billingDeps(
  core: Core,
  mails: Pick<BillingDeps, 'tellNews' | 'remind'>,
  internalUrl: string,
): BillingDeps {
  const { config, clock, random, log } = core;
  const readCouponSettings = createSettingsReader(
    join(config.YARDSIGN_DATA, 'site-config.json'),
    couponSettingsSchema,
    (fault) => log.warn({ fault }, 'the coupons of site-config.json have a fault and are left out'),
  );
  return {
    db: core.database.db,
    clock,
    random,
    processor: openProcessor(core, internalUrl),
    appStore: openAppStore(core),
    appleProducts: config.APPLE_PRODUCTS,
    async readCouponDefinitions() {
      return (await readCouponSettings()).coupons;
    },
    wasReferred: (memberId) => wasReferred(core.database.db, memberId),
    graceDays: config.BILLING_GRACE_DAYS,
    videos: config.PLAN_VIDEOS,
    ...cardFieldsOf(core),
    readCardScript: () => readFile(core.paths.cardScript),
    isOwnLetter: (body, signature) =>
      isSignedBy(config.RECURLY_WEBHOOK_KEYS, { body, signature, now: clock.now().getTime() }),
    becomeFree,
    ...mails,
    liftSignupLimit,
    notePayments: (tx, memberId, payments) => notePayments({ clock, random }, tx, memberId, payments),
    reportError: faultsOf(core, 'billing', 'billing failed'),
  };
}
