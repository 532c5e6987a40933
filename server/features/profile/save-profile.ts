import { isLocked } from '@yardsign/domain/profile/basic-fields';
import { isComplete } from '@yardsign/domain/profile/derived-fields';
import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import { isSameField } from '@yardsign/domain/profile/saved-field';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { mustBeAsSeen, mustOwnPictures, mustOwnVideos, readEntries } from './check-entries.ts';
import { holdMember } from './hold-member.ts';
import { noteBrandChange } from './note-brand-change.ts';
import type { FieldEntry, ProfileDeps } from './ports.ts';
import { readBasicValues } from './read-basic-values.ts';
import { readFeature } from './read-profiles.ts';
import { addFlag, fieldsOf, saveFields, toSaved } from './store.ts';

/** Flag 1: the personalization profile is complete. */
const COMPLETE_FLAG = 1;

async function noteCompleteness(tx: Tx, memberId: string, now: Date): Promise<void> {
  if (isComplete(await readBasicValues(tx, memberId))) await addFlag(tx, memberId, COMPLETE_FLAG, now);
}

/**
 * Saves fields of one group, all or none, and counts the brand's version up when something that pieces show has changed.
 *
 * @returns the group as it is now. @throws AppError `invalid_request` with an issue per field (its message is a code),
 * `field_locked` when the team manages one of them, `profile_moved_on` when one is not what the client saw.
 */
export async function saveProfile(
  deps: ProfileDeps,
  memberId: string,
  feature: ProfileFeature,
  entries: readonly FieldEntry[],
) {
  await deps.db.transaction().execute(async (tx) => {
    await holdMember(tx, memberId);
    const rows = await fieldsOf(tx, memberId);
    const nameRow = rows.find((row) => row.feature === 'basic' && row.name === 'first_name');
    const firstName = nameRow ? toSaved(nameRow).value : '';
    const fields = readEntries(feature, entries, firstName);
    await mustOwnPictures(tx, memberId, fields);
    const before = new Map(rows.filter((row) => row.feature === feature).map((row) => [row.name, row]));
    const keptOf = (name: string) => {
      const row = before.get(name);
      return row && toSaved(row);
    };
    const differing = fields
      .map((field, index) => ({ ...field, index }))
      .filter(({ name, saved }) => {
        const kept = keptOf(name);
        // What the team set, sent back unchanged with the rest of a form, is no change.
        return !kept || !isSameField(kept, saved);
      });
    const hasLock = (name: string) => typeof before.get(name)?.locked_value === 'string';
    const isHeld = (name: string) => (feature === 'basic' ? isLocked(name, hasLock) : hasLock(name));
    if (differing.some(({ name }) => isHeld(name))) throw new AppError('field_locked');
    // Of those that change only: the team's own video comes back with the rest of a form.
    await mustOwnVideos(deps, tx, memberId, differing);
    mustBeAsSeen(differing, keptOf, firstName);
    if (differing.length === 0) return;

    await saveFields(tx, { memberId, feature, fields: differing });
    if (feature === 'basic') await noteCompleteness(tx, memberId, deps.clock.now());
    await noteBrandChange(deps, tx, memberId, [feature]);
  });
  return readFeature(deps, memberId, feature);
}
