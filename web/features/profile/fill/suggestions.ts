import { readPhone } from '@yardsign/contracts/phone-numbers';
import { BASIC_FIELDS } from '@yardsign/domain/profile/basic-fields';
import { faultOfField, storedValue } from '@yardsign/domain/profile/field-rules';
import type { ContactTexts } from '@yardsign/domain/vcard/read-card';
import type { Site } from '../api.ts';
import type { BrandImage, Draft, ImageField, TextField } from '../model.ts';

export interface ImageSuggestion {
  field: ImageField;
  image: BrandImage;
}

/** What was read: a website also has a colour. */
type Said = ContactTexts & { primaryColor?: string };

const SOURCES = [
  ['first_name', (said) => said.firstName],
  ['last_name', (said) => said.lastName],
  ['company', (said) => said.organization],
  ['job_title', (said) => said.title],
  ['phone', (said) => readPhone(said.phone).shown],
  ['email', (said) => said.email],
  ['website', (said) => said.website],
  ['city', (said) => said.city],
  ['state', (said) => said.state],
  ['primary_color', (said) => said.primaryColor ?? ''],
] as const satisfies readonly (readonly [TextField, (said: Said) => string])[];

/** A text of a contact card or a website that a field of the profile could say. */
export interface Suggestion {
  field: (typeof SOURCES)[number][0];
  value: string;
}

/** What is said that the form does not say, and that a field takes. */
export function suggestionsOf(said: Said, values: Draft, locked: ReadonlySet<string>): Suggestion[] {
  const stored = (field: Suggestion['field'], value: string) => storedValue(BASIC_FIELDS[field], value);
  return SOURCES.map(([field, read]) => ({ field, value: read(said) })).filter(
    ({ field, value }) =>
      value !== '' &&
      stored(field, value) !== stored(field, values[field]) &&
      !locked.has(field) &&
      faultOfField(BASIC_FIELDS[field], { value: stored(field, value), syncTo: '' }) === null,
  );
}

/** The pictures of a website that the form does not show. */
export function imagesOf(
  { logo, photo }: Pick<Site, 'logo' | 'photo'>,
  values: Pick<Draft, ImageField>,
  locked: ReadonlySet<string>,
): ImageSuggestion[] {
  const found = [
    { field: 'logo', image: logo },
    { field: 'photo', image: photo },
  ] as const;
  return found.flatMap(({ field, image }) =>
    image === null || locked.has(field) || values[field]?.id === image.id ? [] : [{ field, image }],
  );
}
