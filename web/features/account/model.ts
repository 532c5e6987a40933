/** Near enough to tell a slip of the hand; the server decides, and a mail that comes back knows better still. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
}

/** The two halves of a mailed link. */
export interface LinkKey {
  id: string;
  secret: string;
}

const ID = /^lnk_[a-z0-9]{6,40}$/;
const SECRET = /^[\w-]{20,100}$/;

function toKey(id: unknown, secret: unknown): LinkKey | null {
  return typeof id === 'string' && typeof secret === 'string' && ID.test(id) && SECRET.test(secret)
    ? { id, secret }
    : null;
}

/** The link of a reset mail: `?token=…&h=…`. */
export function readResetLink(search: Readonly<Record<string, unknown>>): LinkKey | null {
  return toKey(search['token'], search['h']);
}

/** The link of a mail that names the address it went to: `?email=…&h=…&id=…`. */
export function readAddressedLink(search: Readonly<Record<string, unknown>>): (LinkKey & { email: string }) | null {
  const key = toKey(search['id'], search['h']);
  const email = search['email'];
  return key !== null && typeof email === 'string' && email !== '' ? { ...key, email } : null;
}

/** The link to a new address; the documents' own has no id. */
export interface EmailLink {
  email: string;
  secret: string;
  id?: string;
}

/** The link of a mail to a new address: `?action=validate_email&email=…&h=…`, with or without `&id=…`. */
export function readEmailLink(search: Readonly<Record<string, unknown>>): EmailLink | null {
  const { email, h: secret, id } = search;
  if (typeof email !== 'string' || email === '' || typeof secret !== 'string' || !SECRET.test(secret)) return null;
  if (id === undefined) return { email, secret };
  return typeof id === 'string' && ID.test(id) ? { email, secret, id } : null;
}

/**
 * The link of a sign-up mail: base64 of exactly two parts with a semicolon between them. Anything else is none, also what
 * looks like a name and a password: no password ever travels in a link.
 */
export function readTicket(value: unknown): LinkKey | null {
  if (typeof value !== 'string') return null;
  try {
    // A plus in an address may have become a space on its way through a mail program.
    const parts = atob(value.replaceAll(' ', '+')).split(';');
    return parts.length === 2 ? toKey(parts[0], parts[1]) : null;
  } catch {
    return null;
  }
}
