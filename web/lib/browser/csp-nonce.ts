declare global {
  /** Where `get-nonce` (used by the scroll lock of dialogs) looks for the nonce of its style tag. */
  var __webpack_nonce__: string | undefined;
}

const PLACEHOLDER = '__CSP_NONCE__';

/** The nonce that the server wrote into the page; empty in development, where the page is served as it is. */
export function readCspNonce(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  return content === PLACEHOLDER ? '' : content;
}

/** Lets style tags of libraries that do not take a nonce as a setting pass the content security policy. */
export function shareCspNonce(nonce: string): void {
  if (nonce !== '') globalThis.__webpack_nonce__ = nonce;
}
