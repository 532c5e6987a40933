import { normalPath } from './normal-path.ts';

/** The sign-out page is never a target: it would end the session at once. */
const LEADS_NOWHERE = ['/login', '/logout'];

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  for (const character of path) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || code === 0x7f) return false;
  }
  return true;
}

/**
 * Whether an address that came from outside is a path of our own, so that it is safe to send a browser there. Looked at as it
 * is and once decoded: `/%2f%2fevil.example` is a path to us and another site to a careless step further on.
 */
export function isOwnPath(address: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(address);
  } catch {
    // A stray per cent sign: no link of ours has one.
    return false;
  }
  if (!isPlainPath(address) || !isPlainPath(decoded.replaceAll(' ', '+'))) return false;
  const [path = ''] = decoded.split(/[?#]/);
  if (path.includes('//')) return false;
  const page = normalPath(address);
  return !LEADS_NOWHERE.some((leading) => page === leading || page.startsWith(`${leading}/`));
}

/**
 * Whether an address is on this site: a path of its own, or one with the address of the site before it.
 *
 * @param site without a slash at its end.
 */
export function isOnSite(address: string, site: string): boolean {
  return (
    isOwnPath(address) || address === site || (address.startsWith(`${site}/`) && isOwnPath(address.slice(site.length)))
  );
}

/** The address when it is a path of our own, else the fallback. Takes whatever a query string held. */
export function ownPathOr(address: unknown, fallback: string): string {
  return typeof address === 'string' && isOwnPath(address) ? address : fallback;
}
