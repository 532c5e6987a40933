/** First plus last, without a stray space when one is missing. */
export function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}

/** `Austin, TX`; no comma when one of the two is missing. */
export function location(city: string, state: string): string {
  return [city, state].filter(Boolean).join(', ');
}

/** Whether the profile has what a branded piece needs: then flag 1 is set. */
export function isComplete(basic: ReadonlyMap<string, string>): boolean {
  const has = (field: string) => (basic.get(field) ?? '') !== '';
  return has('first_name') && has('last_name') && has('primary_role') && (has('phone') || has('email'));
}
