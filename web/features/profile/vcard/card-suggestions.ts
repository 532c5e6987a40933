import { readPhone } from '@yardsign/contracts/phone-numbers';
import { BASIC_FIELDS } from '@yardsign/domain/profile/basic-fields';
import { faultOfField } from '@yardsign/domain/profile/field-rules';
import type { ContactCard } from '@yardsign/domain/vcard/read-card';
import type { Draft, TextField } from '../model.ts';

const SOURCES = [
  ['first_name', (card) => card.firstName],
  ['last_name', (card) => card.lastName],
  ['company', (card) => card.organization],
  ['job_title', (card) => card.title],
  ['phone', (card) => readPhone(card.phone).shown],
  ['email', (card) => card.email],
  ['website', (card) => card.website],
  ['city', (card) => card.city],
  ['state', (card) => card.state],
] as const satisfies readonly (readonly [TextField, (card: ContactCard) => string])[];

/** A text of a contact card that a field of the profile could say. */
export interface Suggestion {
  field: (typeof SOURCES)[number][0];
  value: string;
}

/** What a card says that the form does not, and that a field takes. */
export function suggestionsOf(card: ContactCard, values: Draft, locked: ReadonlySet<string>): Suggestion[] {
  return SOURCES.map(([field, read]) => ({ field, value: read(card) })).filter(
    ({ field, value }) =>
      value !== '' &&
      value !== values[field].trim() &&
      !locked.has(field) &&
      faultOfField(BASIC_FIELDS[field], { value, syncTo: '' }) === null,
  );
}
