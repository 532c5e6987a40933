/** Where a site is, maybe in a folder: nothing in it means anything in HTML or in JSON. */
export const SITE_ADDRESS = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~/-]*)?$/i;

/** Where a site is as somebody types it, with or without `https://`; null for what is no such address. */
export function readSiteAddress(typed: string): string | null {
  const address = `https://${typed.trim().replace(/^https?:\/\//i, '')}`.replace(/\/+$/, '');
  return SITE_ADDRESS.test(address) ? address : null;
}
