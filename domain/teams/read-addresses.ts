interface PastedPerson {
  email: string;
  firstName: string;
  lastName: string;
}

export interface PastedPeople {
  people: PastedPerson[];
  /** What is not an address, as it was pasted. */
  unreadable: string[];
}

/** How many people are invited by one call. */
export const MOST_INVITES_AT_ONCE = 50;

/** Reads an address as loosely as the profile does, because the mail itself is the test. */
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/;
const NAMED = /^"?([^"<]*?)"?\s*<([^<>]*)>$/;
const LONGEST = 254;

function split(text: string): string[] {
  // A comma within quotation marks belongs to a name: "Park, Theo" <theo@example.com>
  return (text.match(/(?:"[^"\n]*"|[^\n,;"])+/g) ?? []).map((part) => part.trim()).filter((part) => part !== '');
}

function namesOf(name: string): Pick<PastedPerson, 'firstName' | 'lastName'> {
  const trimmed = name.trim();
  const comma = trimmed.indexOf(',');
  if (comma > 0) return { firstName: trimmed.slice(comma + 1).trim(), lastName: trimmed.slice(0, comma).trim() };
  const [firstName = '', ...rest] = trimmed.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/**
 * Reads addresses as people paste them: one a line or with commas or semicolons, with or without names
 * (`Theo Park <theo@example.com>`), the same one several times.
 */
export function readAddresses(text: string): PastedPeople {
  const people = new Map<string, PastedPerson>();
  const unreadable: string[] = [];
  for (const part of split(text)) {
    const named = NAMED.exec(part);
    const email = (named?.[2] ?? part).trim();
    if (email.length > LONGEST || !EMAIL.test(email)) {
      unreadable.push(part);
      continue;
    }
    const key = email.toLowerCase();
    if (!people.has(key)) people.set(key, { email, ...namesOf(named?.[1] ?? '') });
  }
  return { people: [...people.values()], unreadable };
}
