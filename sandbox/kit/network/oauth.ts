import { own } from '../own.ts';
import type { Network } from './network.ts';
import type { VendorCall, VendorReply } from './vendor-calls.ts';

/** What a person agreed to, until the product redeems it, once. */
export interface Code {
  value: string;
  personId: string;
  redirectUri: string;
  issuedAt: number;
  used: boolean;
}

/** Hands out a code. @param value as the network writes it. @param more what else is kept with it. */
export function handOutCode<More extends object>(
  network: Network<{ codes: Record<string, Code & More> }, unknown>,
  given: Pick<Code, 'value' | 'personId' | 'redirectUri'>,
  more: More,
): string {
  const { value, personId, redirectUri } = given;
  const issuedAt = network.clock.now();
  network.state().codes[value] = { value, personId, redirectUri, issuedAt, used: false, ...more };
  network.touch();
  return value;
}

/** The text in that field of a call, or nothing. */
export const field = ({ fields }: VendorCall, name: string): string =>
  typeof fields[name] === 'string' ? fields[name] : '';

/** The code of a call, used up by it: alive, not used before, and from the address byte for byte that it was asked for. */
export function spendCode<Kept extends Code>(
  network: Network<{ codes: Record<string, Kept> }, unknown>,
  call: VendorCall,
  lifeMs: number,
): Kept | undefined {
  const code = own(network.state().codes, field(call, 'code'));
  const isOld = code !== undefined && network.clock.now() >= code.issuedAt + lifeMs;
  if (code === undefined || code.used || isOld || code.redirectUri !== field(call, 'redirect_uri')) return undefined;
  code.used = true;
  network.touch();
  return code;
}

/** How OAuth refuses a token (RFC 6749, 5.2). */
export const refusedToken = (error: string, description: string): VendorReply => ({
  status: error === 'invalid_client' ? 401 : 400,
  body: { error, error_description: description },
});

/** The token that a call carries. */
export const bearerOf = ({ headers }: VendorCall): string | undefined =>
  /^Bearer (\S+)$/.exec(headers['authorization'] ?? '')?.[1];
