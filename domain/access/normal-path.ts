/** The path of an address as it was written, without query and hash. */
export function pathOf(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? address : address.slice(0, end);
}

/** Most addresses are in the one form already, and are asked about very often. */
const IS_NORMAL = /^(?:\/[a-z\d_.~-]+)+$/;

/** The characters behind `%..`; a sign that does not decode stays as it is. */
function decode(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function plainPath(written: string): string {
  const path = decode(written).replace(/\/{2,}/g, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
}

/**
 * The one form in which addresses are compared: decoded, in small letters, without doubled slashes and without one at the end. The
 * router shows the same page for all of them, so that `/Subscription/`, `//subscription` and `/%73ubscription` must count as one
 * page with `/subscription` wherever it matters which page somebody is on. Only for comparing: what leads somewhere is left as it is.
 */
export function normalPath(address: string): string {
  const written = pathOf(address);
  return IS_NORMAL.test(written) ? written : plainPath(written).toLowerCase();
}

/** True when two addresses name the same page. */
export function isSamePage(one: string, other: string): boolean {
  return normalPath(one) === normalPath(other);
}

/** True when one address is the other in capitals or small letters: the same page, which menus and links know by its own spelling alone. */
export function differsInCase(one: string, other: string): boolean {
  return isSamePage(one, other) && plainPath(pathOf(one)) !== plainPath(pathOf(other));
}
