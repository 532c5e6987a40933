import type { Network } from './network.ts';
import type { VendorCall } from './vendor-calls.ts';

/** Where bytes of an upload go: to the host that was called; vendors have one of their own for it. */
export function uploadAddress(
  { baseUrl }: Pick<Network<unknown, unknown>, 'baseUrl'>,
  { headers }: VendorCall,
  rest: string,
): string {
  const host = headers['host'] ?? '';
  const scheme = baseUrl.startsWith('https:') && host !== '' && baseUrl.includes(host) ? 'https' : 'http';
  return `${scheme}://${host}${new URL(baseUrl).pathname}${rest}`;
}
