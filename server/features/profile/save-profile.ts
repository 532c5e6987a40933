import type { Issue } from '@yardsign/contracts/errors';
import { isComplete } from '@yardsign/domain/profile/derived-fields';
import { faultOfField, storedValue } from '@yardsign/domain/profile/field-rules';
import { fieldOf, showsOnPosts, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { ProfileField } from '@yardsign/domain/profile/profile-field';
import { AppError } from '../../platform/errors.ts';
import { presentFeature } from './read-profiles.ts';
import type { FieldEntry, ProfileDeps } from './ports.ts';
import { addFlag, fieldsOf, imagesOf, raiseBrandVersion, saveFields } from './store.ts';

/** Flag 1: the personalization profile is complete. */
const COMPLETE_FLAG = 1;

interface Incoming {
  entry: FieldEntry;
  name: string;
  /** Undefined where the group has none of that name. */
  field: ProfileField | undefined;
  value: string;
}

function readEntry(feature: ProfileFeature, entry: FieldEntry): Incoming {
  const field = fieldOf(feature, entry.position);
  const typed = entry.value ?? '';
  const value = entry.values ? '' : field ? storedValue(field, typed) : typed;
  return { entry, name: entry.position, field, value };
}

function checkFields(fields: readonly Incoming[]): void {
  const issues: Issue[] = fields.flatMap(({ field, value, entry }, index) => {
    const fault = faultOfField(field, { value, values: entry.values, syncTo: entry.sync_to });
    return fault ? [{ path: `${index}.value`, message: fault }] : [];
  });
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
}

/**
 * Saves fields of one group, all or none, and counts the brand's version up when something that pieces show has changed.
 *
 * @returns the group as it is now. @throws AppError `invalid_request` with an issue per field (its message is a code),
 * `field_locked` when the team manages one of them.
 */
export async function saveProfile(
  deps: ProfileDeps,
  memberId: string,
  feature: ProfileFeature,
  entries: readonly FieldEntry[],
) {
  const fields = entries.map((entry) => readEntry(feature, entry));
  checkFields(fields);

  await deps.db.transaction().execute(async (tx) => {
    const before = new Map((await fieldsOf(tx, memberId, feature)).map((row) => [row.name, row]));
    const wantedImages = fields.filter(({ field, value }) => field?.kind === 'picture' && value !== '');
    const images = await imagesOf(
      tx,
      memberId,
      wantedImages.map((field) => field.value),
    );
    const issues = fields.flatMap((field, index) =>
      wantedImages.includes(field) && !images.has(field.value)
        ? [{ path: `${index}.value`, message: 'not_an_image' }]
        : [],
    );
    if (issues.length > 0) throw new AppError('invalid_request', { issues });

    const differing = fields.filter(({ name, value, entry }) => {
      const row = before.get(name);
      const values = entry.values ?? [];
      // What the team set, sent back unchanged with the rest of a form, is no change.
      if (row?.locked_value === value) return false;
      return (
        !row || row.value !== value || row.values.join('\n') !== values.join('\n') || row.sync_to !== entry.sync_to
      );
    });
    if (differing.some(({ name }) => typeof before.get(name)?.locked_value === 'string'))
      throw new AppError('field_locked');
    if (differing.length === 0) return;

    await saveFields(
      tx,
      differing.map(({ name, value, entry }) => ({
        member_id: memberId,
        feature,
        name,
        value,
        values: entry.values ?? [],
        sync_to: entry.sync_to === 'hide' || entry.sync_to === 'custom' ? '' : entry.sync_to,
        font_size: entry.font_size ?? null,
        field_type: entry.values ? 'array' : 'string',
        table_name: entry.table ?? '',
      })),
    );
    const now = deps.clock.now();
    if (feature === 'basic') {
      const basic = new Map(
        (await fieldsOf(tx, memberId, 'basic')).map((row) => [row.name, row.locked_value ?? row.value]),
      );
      if (isComplete(basic)) await addFlag(tx, memberId, COMPLETE_FLAG, now);
    }
    if (showsOnPosts(feature)) {
      await raiseBrandVersion(tx, memberId, now);
      await deps.onBrandChange(tx, memberId);
    }
  });
  return presentFeature(feature, await fieldsOf(deps.db, memberId, feature));
}
