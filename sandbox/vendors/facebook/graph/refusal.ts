import type { Answer, Network } from '../network.ts';
import { errorBody, type GraphError, type GraphFailure } from './errors.ts';

/** What Graph calls the failure in the header of OAuth; most have no name of their own. */
function nameOf({ code, subcode }: GraphFailure): string {
  if (code === 190) return 'invalid_token';
  return code === 100 && subcode !== undefined && subcode >= 36_007 && subcode <= 36_009
    ? 'invalid_code'
    : 'invalid_request';
}

/** The header repeats the message of the body. Node takes a header as Latin-1, so each byte of the UTF-8 text is given as one character. */
function challenge(failure: GraphFailure): string {
  const message = Buffer.from(failure.message.replaceAll(/\p{Cc}/gu, ' ')).toString('latin1');
  return `OAuth "Facebook Platform" "${nameOf(failure)}" "${message}"`;
}

/** Graph's error answer. */
export function refusal(network: Network, { failure }: GraphError): Answer {
  const traceId = `A${network.ids.opaque('trace', 22)}`;
  return {
    status: failure.status,
    body: errorBody(failure, traceId),
    ...(failure.type === 'OAuthException' ? { headers: { 'www-authenticate': challenge(failure) } } : {}),
  };
}
