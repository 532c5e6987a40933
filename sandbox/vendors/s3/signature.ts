import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { headerOf, type S3Call } from './call.ts';
import { S3Error } from './errors.ts';

/** The one client that the store knows. */
export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const MOST_SKEW_MS = 15 * 60_000;
const LONGEST_EXPIRY_SECONDS = 7 * 86_400;
const UNSIGNED = 'UNSIGNED-PAYLOAD';

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Percent-encoding as the signature wants it: everything but letters, digits and `-._~`. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

interface Claims {
  credential: string;
  signedHeaders: string[];
  signature: string;
  /** As `20261121T150000Z`. */
  at: string;
  payloadHash: string;
  /** Seconds that a signature in the address is good for. */
  expires?: number;
}

function claimsOfHeader(call: S3Call, authorization: string): Claims {
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(authorization) ??
    [];
  if (credential === undefined || signedHeaders === undefined || signature === undefined)
    throw new S3Error(400, 'AuthorizationHeaderMalformed', 'The authorization header that you provided is not valid.');
  const payloadHash = headerOf(call, 'x-amz-content-sha256');
  if (payloadHash === undefined)
    throw new S3Error(400, 'InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  const at = headerOf(call, 'x-amz-date') ?? '';
  return { credential, signedHeaders: signedHeaders.split(';'), signature, at, payloadHash };
}

function claimsOfAddress({ query }: S3Call): Claims {
  const of = (name: string) => query.get(name) ?? '';
  const expires = Number(of('X-Amz-Expires'));
  if (of('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' || !(expires >= 1 && expires <= LONGEST_EXPIRY_SECONDS))
    throw new S3Error(400, 'AuthorizationQueryParametersError', 'Error parsing the query parameters of the signature.');
  return {
    credential: of('X-Amz-Credential'),
    signedHeaders: of('X-Amz-SignedHeaders').split(';'),
    signature: of('X-Amz-Signature'),
    at: of('X-Amz-Date'),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? UNSIGNED,
    expires,
  };
}

function readTime(at: string): number {
  const iso = at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new S3Error(403, 'AccessDenied', 'AWS authentication requires a valid Date header');
  return time;
}

function checkTime({ at, expires }: Claims, now: number): void {
  const made = readTime(at);
  if (expires !== undefined) {
    if (now > made + expires * 1000) throw new S3Error(403, 'AccessDenied', 'Request has expired');
    if (made - now > MOST_SKEW_MS) throw new S3Error(403, 'AccessDenied', 'Request is not valid yet');
  } else if (Math.abs(now - made) > MOST_SKEW_MS)
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
      { ServerTime: new Date(now).toISOString() },
    );
}

/** Whatever could change the meaning of a call has to be signed with it. */
function checkSignedHeaders({ headers }: S3Call, signed: readonly string[]): void {
  const left = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signed.includes(name));
  if (!signed.includes('host') || left.length > 0)
    throw new S3Error(403, 'AccessDenied', 'There were headers present in the request which were not signed', {
      HeadersNotSigned: left.join(', '),
    });
}

function canonicalRequest(call: S3Call, { signedHeaders, payloadHash }: Claims): string {
  const query = [...call.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted();
  const headers = signedHeaders.map(
    (name) => `${name}:${(headerOf(call, name) ?? '').trim().replaceAll(/ +/g, ' ')}\n`,
  );
  const path = call.rawPath.split('/').map((segment) => encode(decodeURIComponent(segment)));
  return [call.method, path.join('/'), query.join('&'), headers.join(''), signedHeaders.join(';'), payloadHash].join(
    '\n',
  );
}

function checkPayload(call: S3Call, payloadHash: string): void {
  if (payloadHash === UNSIGNED) return;
  if (payloadHash.startsWith('STREAMING-'))
    throw new S3Error(501, 'NotImplemented', 'The sandbox does not take bodies that are signed in pieces.');
  if (payloadHash !== hash(call.body))
    throw new S3Error(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
}

/**
 * Checks the signature (version 4) of a call, in its header or in its address.
 *
 * @param now epoch milliseconds on the store's clock. @throws S3Error
 */
export function checkSignature(call: S3Call, keys: S3Keys, now: number): void {
  const { authorization } = call.headers;
  if (authorization === undefined && !call.query.has('X-Amz-Signature'))
    throw new S3Error(403, 'AccessDenied', 'Access Denied');
  const claims = authorization === undefined ? claimsOfAddress(call) : claimsOfHeader(call, authorization);
  const [accessKeyId, day, region, ...service] = claims.credential.split('/');
  if (accessKeyId !== keys.accessKeyId)
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  if (region !== keys.region || service.join('/') !== 's3/aws4_request' || day !== claims.at.slice(0, 8))
    throw new S3Error(
      400,
      'AuthorizationHeaderMalformed',
      `The authorization header is malformed; the region '${region}' is wrong; expecting '${keys.region}'`,
      { Region: keys.region },
    );
  checkTime(claims, now);
  checkSignedHeaders(call, claims.signedHeaders);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', claims.at, scope, hash(canonicalRequest(call, claims))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (previous, part) => hmac(previous, part),
    `AWS4${keys.secretAccessKey}`,
  );
  const right = hmac(key, toSign);
  const given = Buffer.from(claims.signature, 'hex');
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  checkPayload(call, claims.payloadHash);
}
