import { isPictureField } from '@yardsign/domain/profile/basic-fields';
import type { Tx } from '../../platform/database/database.ts';
import { lendImage, lockBasicField, raiseBrandVersion, unlockBasicFields } from './store.ts';

/** A field of the basic profile with its stored value. */
export interface LockedField {
  name: string;
  value: string;
}

/**
 * Sets fields of a member's basic profile for their team. The member sees them and cannot change them; every unsent piece
 * wears them once the caller has told of the change of brand.
 *
 * @param sourceId who set it: the account that members are shown as its source.
 */
export async function lockFields(
  tx: Tx,
  input: { memberId: string; sourceId: string; fields: readonly LockedField[]; now: Date },
): Promise<void> {
  if (input.fields.length === 0) return;
  for (const { name, value } of input.fields) {
    if (isPictureField(name)) await lendImage(tx, { from: input.sourceId, to: input.memberId, sha256: value });
    await lockBasicField(tx, { memberId: input.memberId, sourceId: input.sourceId, name, value });
  }
  await raiseBrandVersion(tx, input.memberId, input.now);
}

/**
 * Gives fields back to the member. What they say stays, and can be changed again.
 *
 * @param input.names only these; every field of that source when left out.
 */
export async function unlockFields(
  tx: Tx,
  input: { memberId: string; sourceId: string; names?: readonly string[] },
): Promise<void> {
  await unlockBasicFields(tx, input);
}
