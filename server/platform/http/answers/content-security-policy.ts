import { randomBytes } from 'node:crypto';

/** Where a page writes the nonce that lets its style elements through the content security policy. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The policy of every answer that is not a page: it loads nothing and cannot be framed. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

const SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'";

const CONNECT = "connect-src 'self'";

/** Stands for what lets the style elements of one page through. */
const STYLES = '__STYLES__';

/**
 * A script that runs beside a page, as a worker, is held to the policy of its own answer: it draws, and fetches from here alone. What encodes
 * sound begins a worker of its own from a text that it brings along, which inherits this policy.
 */
const SCRIPT_POLICY = `${ANSWER_POLICY}; ${SCRIPTS}; worker-src 'self' blob:; ${CONNECT}`;

/** The policy of an answer of this type that is no page. */
export const answerPolicy = (type: string): string =>
  /^(?:text|application)\/javascript\b/.test(type) ? SCRIPT_POLICY : ANSWER_POLICY;

const PAGE_DIRECTIVES = [
  "default-src 'none'",
  // HarfBuzz is WebAssembly; nothing else is evaluated.
  SCRIPTS,
  // Positions and sizes are set as style attributes; style elements need a nonce or their digest.
  `style-src 'self' ${STYLES}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  CONNECT,
  "manifest-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** What a page needs beyond what every page has. */
export interface PageNeeds {
  /** The digest of the one script that stands in the page itself. */
  scriptSource?: string;
  /** The origin of the store that browsers send large files to. */
  connectTo?: string;
}

/** The policy of one page, which only this page's own style elements fit. @param styles a nonce made anew for the page, or their digests, as sources. */
export function pagePolicy(styles: string, { scriptSource = '', connectTo = '' }: PageNeeds = {}): string {
  return PAGE_DIRECTIVES.replace(STYLES, styles)
    .replace(SCRIPTS, `${SCRIPTS} ${scriptSource}`.trim())
    .replace(CONNECT, `${CONNECT} ${connectTo}`.trim());
}

export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}

/** A nonce as a source of a policy. */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;
