import { randomBytes } from 'node:crypto';

/** Where a page writes the nonce that lets its style elements through the content security policy. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The policy of every answer that is not a page: it loads nothing and cannot be framed. */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

const SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'";

const PAGE_DIRECTIVES = [
  "default-src 'none'",
  // HarfBuzz is WebAssembly; nothing else is evaluated.
  SCRIPTS,
  // Positions and sizes are set as style attributes; style elements need the nonce.
  `style-src 'self' 'nonce-${NONCE_PLACEHOLDER}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/**
 * The policy of one page, which only this page's own style elements fit.
 *
 * @param nonce made anew for every page.
 * @param scriptSource the digest of the one script that stands in the page itself.
 */
export function pagePolicy(nonce: string, scriptSource = ''): string {
  const policy = PAGE_DIRECTIVES.replace(NONCE_PLACEHOLDER, nonce);
  return scriptSource === '' ? policy : policy.replace(SCRIPTS, `${SCRIPTS} ${scriptSource}`);
}

export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}
