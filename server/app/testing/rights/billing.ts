import { anyone, type Right, type RightsOf } from './right.ts';

const SUBSCRIPTION = { id: 'nobodyssubscription' };
const reads = { who: 'member', inPerson: true, duringSignup: true } as const;
const readsOwn = { ...reads, account: 'own', parameter: 'code' } as const;
const changes = { who: 'member', inPerson: true, params: SUBSCRIPTION } as const;

const COUPON = { code: 'WELCOME20' };
const NEW_COUPON = {
  reason: 'A campaign',
  code: 'RIGHTS',
  value: '15%',
  duration: 'single_use',
  names: { en: 'Off', es: 'Menos' },
};
const looks = { who: 'crew', inPerson: true } as const;
const acts = { who: 'admin', freshFactor: true, inPerson: true } as const;
const staff: Right = { who: 'admin', freshFactor: true, inPerson: true, account: 'any', parameter: 'id' };

export const billingRights: RightsOf<'billing'> = {
  getBilling: reads,
  getBillingAccount: readsOwn,
  getSubscription: readsOwn,
  getPlans: reads,
  getCoupons: reads,
  getActiveCoupons: readsOwn,
  getBalance: readsOwn,
  createSubscription: { ...reads },
  changePlan: { ...readsOwn, body: { new_plan_code: 'elite-monthly' } },
  changeSubscription: { ...changes, body: { timeframe: 'now', add_ons: [] } },
  dropChange: changes,
  pauseSubscription: { ...changes, body: { remaining_pause_cycles: 1, reason: 'cost' } },
  resumeSubscription: changes,
  reactivateSubscription: changes,
  cancelSubscription: { ...changes, body: { reason: 'cost' } },
  updateCard: { ...readsOwn, body: { token_id: 'token-of-a-card' } },
  purchase: { who: 'member', inPerson: true },
  getProratedAmount: { ...readsOwn, body: { new_plan_code: 'elite-monthly' } },
  getInvoices: readsOwn,
  getInvoicePdf: { ...readsOwn, params: { number: '1001' } },
  payInvoice: { ...readsOwn, params: { number: '1001' }, body: {} },
  receiveBillingNews: anyone,
  getCardFields: anyone,
  getBankQuestion: { ...anyone, query: { action: 'actiontoken1' } },
  getCardScript: anyone,
  getAppleSubscription: readsOwn,
  makeAppleToken: readsOwn,
  receiveAppleNotice: { ...anyone, body: { signedPayload: 'not.signed.byapple' } },
  getPersonBilling: { who: 'crew', inPerson: true, account: 'any', parameter: 'id' },
  syncPersonBilling: staff,
  extendPersonTrial: staff,
  grantPersonPlan: staff,
  refundPersonInvoice: staff,
  listSiteCoupons: looks,
  makeCoupon: { ...acts, body: NEW_COUPON },
  endCoupon: { ...acts, params: COUPON },
  listCouponUses: { ...looks, params: COUPON },
};
