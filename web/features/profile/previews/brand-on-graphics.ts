import { graphicsLook } from '@yardsign/domain/profile/graphics-look';
import type { ProfileField } from '@yardsign/domain/profile/profile-field';
import { PROFILE } from '@yardsign/domain/profile/profile-fields';
import type { Brand } from '../brand-query.ts';
import { type PartValues, toSaved } from '../parts/part-model.ts';

const FIELDS: Readonly<Record<string, ProfileField>> = PROFILE.graphics.fields;
const HEX = /^#?[0-9A-F]{6}$/i;

/** The brand as graphics will show it once the form is saved. A colour that is not one yet is left away, and so is what is too long. */
export function brandOnGraphics(brand: Brand, values: PartValues): Brand {
  const look = graphicsLook((name) => {
    const field = FIELDS[name];
    const saved = field && toSaved(values, name, field, brand.firstName);
    return saved && { ...saved, value: saved.value.slice(0, field.max) };
  });
  return { ...brand, graphics: { ...look, color: look.color !== null && HEX.test(look.color) ? look.color : null } };
}
