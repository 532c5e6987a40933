/** The categories of HubSpot's errors that are played, with the status that each is answered with. */
const STATUS = {
  VALIDATION_ERROR: 400,
  INVALID_AUTHENTICATION: 401,
  MISSING_SCOPES: 403,
  OBJECT_NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITS: 429,
} as const;

type Category = keyof typeof STATUS;

/** A refusal as HubSpot words it. */
export class HubSpotRefusal extends Error {
  override readonly name = 'HubSpotRefusal';
  readonly status: number;
  readonly category: Category;
  readonly more: object;

  constructor(category: Category, message: string, more: object = {}) {
    super(message);
    this.status = STATUS[category];
    this.category = category;
    this.more = more;
  }

  body(correlationId: string) {
    return { status: 'error', message: this.message, correlationId, category: this.category, ...this.more };
  }
}

/** Its failures by name, as a fault can ask for them. */
export const FAILURES = {
  token_invalid_401: new HubSpotRefusal(
    'INVALID_AUTHENTICATION',
    'Authentication credentials not found. This API supports OAuth 2.0 authentication.',
  ),
  scope_missing_403: new HubSpotRefusal(
    'MISSING_SCOPES',
    'This app hasn’t been granted all required scopes to make this call.',
  ),
  rate_limit_429: new HubSpotRefusal('RATE_LIMITS', 'You have reached your ten_secondly_rolling limit.', {
    policyName: 'TEN_SECONDLY_ROLLING',
  }),
} as const;

export const isFailure = (name: string): name is keyof typeof FAILURES => Object.hasOwn(FAILURES, name);
