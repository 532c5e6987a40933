/** First plus last, without a stray space when one is missing. */
export function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}

/** `Austin, TX`; no comma when one of the two is missing. */
export function location(city: string, state: string): string {
  return [city, state].filter(Boolean).join(', ');
}

/**
 * Reads any text of the basic group, those that are made of others too.
 *
 * @param field says a field of the basic group, empty when it has none
 */
export function basicSource(field: (name: string) => string): (source: string) => string {
  return (source) => {
    if (source === 'full_name') return fullName(field('first_name'), field('last_name'));
    if (source === 'location') return location(field('city'), field('state'));
    return field(source);
  };
}

/** Whether the profile has what a branded piece needs: then flag 1 is set. */
export function isComplete(basic: ReadonlyMap<string, string>): boolean {
  const has = (field: string) => (basic.get(field) ?? '') !== '';
  return has('first_name') && has('last_name') && has('primary_role') && (has('phone') || has('email'));
}
