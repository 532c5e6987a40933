import { isPictureField, type BasicField } from '@yardsign/domain/profile/basic-fields';
import type { Tx } from '../../platform/database/database.ts';
import { lendImage, raiseBrandVersions, saveFields } from './store.ts';

/**
 * Fills fields of a member's basic profile that are empty. They are the member's own from then on. Every unsent piece wears them
 * once the caller has told of the change of brand.
 *
 * Whoever calls holds the member, so that what was empty when it was looked at still is.
 *
 * @param input.fields as they are stored, checked. @param input.from whose pictures they are.
 */
export async function fillFields(
  tx: Tx,
  input: { memberId: string; from: string; fields: readonly { name: BasicField; value: string }[]; now: Date },
): Promise<void> {
  const { memberId, from, fields, now } = input;
  for (const { name, value } of fields)
    if (isPictureField(name)) await lendImage(tx, { from, to: [memberId], sha256: value });
  await saveFields(tx, {
    memberId,
    feature: 'basic',
    fields: fields.map(({ name, value }) => ({ name, saved: { value, values: [], syncTo: '', fontSize: null } })),
  });
  await raiseBrandVersions(tx, [memberId], now);
}
