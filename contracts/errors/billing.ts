import type { ErrorKind } from './error-kind.ts';

const refusal = (message: string): ErrorKind => ({ status: 422, reportable: false, message });

/** Whoever bills the account cannot be asked for this: a page that does has not looked at who it is. */
const notOffered = (message: string): ErrorKind => ({ status: 409, reportable: true, message });

/** Errors of the billing feature. */
export const billingErrors = {
  billing_off: { status: 404, reportable: false, message: 'This installation takes no payments.' },
  billing_not_found: { status: 404, reportable: false, message: 'There is nothing of that kind to be billed.' },
  billing_busy: { status: 409, reportable: false, message: 'Another change of this account is under way.' },
  billing_unclear: {
    status: 503,
    reportable: true,
    message: 'The card processor has not said yet whether this was done. It is being found out.',
  },
  billing_unavailable: { status: 502, reportable: true, message: 'The card processor cannot be reached.' },
  no_subscription_call: notOffered('No get subscription function for this service'),
  no_account_call: notOffered('No get account function for this service'),
  no_change_call: notOffered('Create Change Subscription does not exists for this billing service'),
  no_validation_call: notOffered('There is no validation for this service'),
  change_not_allowed: { status: 409, reportable: false, message: 'The subscription does not allow this now.' },
  plan_not_offered: refusal('This plan is not offered.'),
  price_changed: { status: 409, reportable: false, message: 'This plan has another price now.' },
  invalid_coupon: refusal('invalid coupon'),
  no_eligible_plans: refusal('No eligible plans'),
  invalid_coupon_type: refusal('invalid coupon type'),
  coupon_problem: refusal('There was a problem with the coupon'),
  coupon_exists: { status: 409, reportable: false, message: 'There is another coupon of this code.' },
  refund_too_much: refusal('More than can still be given back of this invoice.'),
  card_number_refused: refusal('Card numbers are not taken here; send a token of the card fields.'),
  card_declined: refusal('The bank declined the card.'),
  card_without_funds: refusal('The card has no cover for this amount.'),
  card_expired: refusal('The card has expired.'),
  card_missing: refusal('There is no card on this account.'),
  card_token_spent: refusal('The card must be entered again.'),
  card_needs_bank: refusal('The bank wants to ask the holder of the card.'),
} as const satisfies Record<string, ErrorKind>;
