const SECRET_NAMES = new Set([
  'access_token',
  'appsecret_proof',
  'authorization',
  'client_secret',
  'code',
  'fb_exchange_token',
  'input_token',
  'password',
  'signed_request',
]);

/** Enough of a secret to recognise it, never enough to use it. */
export function lastFour(secret: string): string {
  return `…${secret.slice(-4)}`;
}

/** A copy of `value` in which every secret, at any depth, shows its last four characters only. */
export function redact(value: unknown, name = ''): unknown {
  if (SECRET_NAMES.has(name.toLowerCase())) return typeof value === 'string' ? lastFour(value) : '…';
  if (Array.isArray(value)) return value.map((entry) => redact(entry));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, redact(entry, key)]));
  }
  return value;
}
