/** A refusal in the words of the processor. */
export class RecurlyError extends Error {
  override readonly name = 'RecurlyError';
  readonly status: number;
  readonly type: string;
  readonly more: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    type: string,
    message: string,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.more = more;
    this.headers = headers;
  }

  body(): string {
    return JSON.stringify({ error: { type: this.type, message: this.message, ...this.more } });
  }
}

export const notFound = (what: string) => new RecurlyError(404, 'not_found', `Couldn't find ${what}`);

/** A body with a field that cannot be. */
export function invalid(param: string, message: string): RecurlyError {
  const params = [{ param, message }];
  return new RecurlyError(422, 'validation', `${param} ${message}`, { params });
}

export const immutable = () =>
  new RecurlyError(422, 'immutable_subscription', 'This subscription has expired and can no longer be changed');

interface Refusal {
  category: string;
  code: string;
  message: string;
  advice: string;
}

const REFUSALS = {
  decline: {
    category: 'hard',
    code: 'declined',
    message: 'Your transaction was declined. Please use a different card or contact your bank.',
    advice: 'The bank refused the card for good.',
  },
  insufficient_funds: {
    category: 'soft',
    code: 'insufficient_funds',
    message:
      'The transaction was declined due to insufficient funds in your account. Please use a different card or contact your bank.',
    advice: 'The card has no cover; it may have later.',
  },
  expired_card: {
    category: 'hard',
    code: 'expired_card',
    message: 'Your credit card is expired, please update your card.',
    advice: 'The card has expired.',
  },
  no_card: {
    category: 'hard',
    code: 'no_billing_info',
    message: 'There is no card on this account. Please enter one.',
    advice: 'There is no card.',
  },
  three_d_secure: {
    category: 'three_d_secure_action_required',
    code: 'three_d_secure_action_required',
    message: 'Your card must be authenticated with 3-D Secure before continuing.',
    advice: 'The bank wants to ask the holder.',
  },
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof REFUSALS;

/** A payment that the bank refused. @param actionToken what the browser authenticates with, for 3-D Secure. */
export function refusedPayment(name: RefusalName, transactionId: string, actionToken?: string): RecurlyError {
  const { category, code, message, advice } = REFUSALS[name];
  return new RecurlyError(422, 'transaction', message, {
    transaction_error: {
      object: 'transaction_error',
      transaction_id: transactionId,
      category,
      code,
      decline_code: null,
      message,
      merchant_advice: advice,
      three_d_secure_action_token_id: actionToken ?? null,
    },
  });
}
