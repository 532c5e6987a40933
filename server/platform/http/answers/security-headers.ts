import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * The headers that keep a browser from doing what no answer of ours asks for. They are the same for every answer, so that they are
 * asked of the library once.
 */
export function securityHeaders(options: {
  secureCookies: boolean;
  strictSubdomains: boolean;
}): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    // Pages get theirs from `content-security-policy.ts`: building a policy with nonces for every call costs more than the call.
    contentSecurityPolicy: false,
    strictTransportSecurity: options.secureCookies
      ? { maxAge: 31_536_000, includeSubDomains: options.strictSubdomains }
      : false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })(request, response, (fault) => {
    if (fault !== undefined)
      throw new Error('the headers that protect every answer could not be made', { cause: fault });
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
