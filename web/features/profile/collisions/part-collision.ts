import { isFollowing, LINE_FIELDS, syncOf, type LineChoice } from '@yardsign/domain/profile/lines';
import type { FieldKind, ProfileField } from '@yardsign/domain/profile/profile-field';
import { PROFILE } from '@yardsign/domain/profile/profile-fields';
import { useText } from '../../../lib/i18n/use-text.ts';
import { partPictureUrl } from '../parts/part-picture-url.ts';
import type { PartValues } from '../parts/part-model.ts';
import { choiceNames, fieldNameKey, LINE_NAMES } from '../parts/setting-names.ts';
import type { PartForm } from '../parts/use-part-form.ts';
import type { Collision, Side } from '../../../ui/form/collision-dialog.tsx';

/** Kinds whose value says something as it stands. */
const READABLE: ReadonlySet<FieldKind> = new Set([
  'name',
  'line',
  'paragraphs',
  'email',
  'website',
  'phone',
  'color',
  'months',
  'ratio',
  'list',
]);

/** Says what a field of a group is called, and both of its values. */
export function usePartCollision(form: PartForm): (field: string) => Collision {
  const text = useText('profile');
  const parts = useText('parts');
  const fields: Readonly<Record<string, ProfileField>> = PROFILE[form.feature].fields;

  function labelOf(name: string): string {
    const line = (LINE_FIELDS as readonly string[]).indexOf(name);
    if (line >= 0) return parts('line', { number: line + 1 });
    // `field-names.test.ts` holds that every field has one.
    return parts(fieldNameKey(form.feature, name) as 'showlogo');
  }

  function lineOf(values: PartValues, name: string): string {
    const value = values[name] ?? '';
    const choice = syncOf(values[`${name}.sync`] ?? '', value);
    const size = values[`${name}.size`] ?? '';
    const words = isFollowing(choice) || choice === 'hide' ? parts(LINE_NAMES[choice as LineChoice]) : value;
    return size === '' ? words : `${words} (${size})`;
  }

  function wordsOf(values: PartValues, name: string, field: ProfileField): string {
    const value = values[name] ?? '';
    if (field.follows !== undefined) return lineOf(values, name);
    if (value === '' || READABLE.has(field.kind)) return value;
    if (field.kind === 'switch' || field.kind === 'onOff')
      return text(value === '1' || value === 'on' ? 'settingOn' : 'settingOff');
    const choice = choiceNames(form.feature, name)[(field.choices ?? []).indexOf(value)];
    return choice === undefined ? text('collisionSetting') : parts(choice);
  }

  function sideOf(values: PartValues, name: string): Side {
    const field = fields[name];
    if (field === undefined) return { words: null, picture: null };
    if (field.kind === 'picture') return { words: null, picture: partPictureUrl(values[name]) };
    return { words: wordsOf(values, name, field), picture: null };
  }

  return (field) => ({
    label: labelOf(field),
    mine: sideOf(form.values, field),
    saved: sideOf(form.saved, field),
    locked: form.locked.has(field) && text('locked'),
  });
}
