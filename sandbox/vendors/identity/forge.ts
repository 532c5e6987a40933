import { createHmac, createSign, type KeyObject } from 'node:crypto';

type Claims = Record<string, unknown>;

/** What the next identity token is wrong in; the vendor's failures of the control call. */
export const tokenFaults = [
  'no_token',
  'wrong_nonce',
  'expired',
  'from_the_future',
  'wrong_audience',
  'two_audiences',
  'wrong_issuer',
  'unsigned',
  'signed_with_public_key',
  'foreign_key',
  'own_key_in_header',
] as const;

export type TokenFault = (typeof tokenFaults)[number];

export interface Signer {
  kid: string;
  key: KeyObject;
  publicPem: string;
  publicJwk: object;
  /** A key that the provider does not publish. */
  foreign: KeyObject;
}

const DAY = 86_400;

const CLAIM_FAULTS: Partial<Record<TokenFault, (claims: Claims) => Claims>> = {
  wrong_nonce: (claims) => ({ ...claims, nonce: 'of-another-sign-in' }),
  expired: (claims) => ({ ...claims, iat: Number(claims['iat']) - 2 * DAY, exp: Number(claims['iat']) - DAY }),
  from_the_future: (claims) => ({ ...claims, iat: Number(claims['iat']) + 600, exp: Number(claims['exp']) + 600 }),
  wrong_audience: (claims) => ({ ...claims, aud: 'another-app' }),
  two_audiences: (claims) => ({ ...claims, aud: [claims['aud'], 'another-app'] }),
  wrong_issuer: (claims) => ({ ...claims, iss: 'https://accounts.example.test' }),
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(header: object, claims: Claims, key: KeyObject): string {
  const body = `${part(header)}.${part(claims)}`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(key).toString('base64url')}`;
}

/** Signs an identity token, or forges one in the way that is asked for. */
export function makeToken(claims: Claims, signer: Signer, fault?: TokenFault): string {
  const header = { alg: 'RS256', kid: signer.kid, typ: 'JWT' };
  const said = (fault && CLAIM_FAULTS[fault]?.(claims)) ?? claims;
  if (fault === 'unsigned') return `${part({ alg: 'none', typ: 'JWT' })}.${part(said)}.`;
  if (fault === 'signed_with_public_key') {
    const body = `${part({ ...header, alg: 'HS256' })}.${part(said)}`;
    return `${body}.${createHmac('sha256', signer.publicPem).update(body).digest('base64url')}`;
  }
  if (fault === 'foreign_key') return sign(header, said, signer.foreign);
  if (fault === 'own_key_in_header')
    return sign({ ...header, jwk: signer.publicJwk, jku: 'https://evil.example/keys' }, said, signer.key);
  return sign(header, said, signer.key);
}
