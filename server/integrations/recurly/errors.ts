import { ProcessorRefusal, ProcessorSilence, type Refusal } from '../../features/billing/ports.ts';

/** What an error of the vendor's client may carry. */
interface VendorError {
  type?: string;
  params?: { param?: string }[];
  transactionError?: { category?: string | null; code?: string | null; threeDSecureActionTokenId?: string | null };
  getResponse?: () => { status?: number } | null;
}

const BY_CODE: Readonly<Record<string, Refusal>> = {
  insufficient_funds: 'card_without_funds',
  expired_card: 'card_expired',
  no_billing_info: 'card_missing',
};

const BY_TYPE: Readonly<Record<string, Refusal>> = {
  invalid_token: 'card_token_spent',
  bad_request: 'card_token_spent',
  immutable_subscription: 'change_not_allowed',
  not_found: 'billing_not_found',
};

const statusOf = (error: VendorError) => error.getResponse?.()?.status ?? 0;

function refusalOf(error: VendorError): ProcessorRefusal | null {
  const { transactionError } = error;
  if (transactionError) {
    const action = transactionError.threeDSecureActionTokenId ?? null;
    if (action !== null) return new ProcessorRefusal('card_needs_bank', action);
    return new ProcessorRefusal(BY_CODE[transactionError.code ?? ''] ?? 'card_declined');
  }
  const known = BY_TYPE[error.type ?? ''];
  if (known) return new ProcessorRefusal(known);
  if (error.type !== 'validation') return null;
  const isCoupon = error.params?.some(({ param }) => param === 'coupon_codes') === true;
  return new ProcessorRefusal(isCoupon ? 'coupon_problem' : 'change_not_allowed');
}

/**
 * An error of the client in our words. A refusal is an answer; everything that is none (a broken line, a page of a proxy, the
 * processor's own trouble, a call that is under way already, too many calls) leaves open what has become of the call.
 */
export function toOurs(error: unknown): Error {
  const vendor = (typeof error === 'object' && error !== null ? error : {}) as VendorError;
  const status = statusOf(vendor);
  const answeredNo =
    status >= 400 && status < 500 && status !== 409 && status !== 429 && status !== 401 && status !== 403;
  const refusal = answeredNo || vendor.transactionError ? refusalOf(vendor) : null;
  return refusal ?? new ProcessorSilence(`The card processor gave no usable answer (${status})`, { cause: error });
}
