import type { Files } from './files.ts';

/*
 * Bytes that are kept under their digest belong to everybody who keeps the same ones, such as the logo of one brokerage. Who keeps them and
 * who gives up the last known use of them may come at the same moment, and no transaction holds a store of files. So both look again afterwards:
 * whoever comes second finds what the other has done.
 */

/**
 * Stores bytes and then notes who keeps them.
 *
 * @param note once it is done, `isKept` of `deleteUnlessKept` says so.
 */
export async function keepShared<Noted>(
  files: Pick<Files, 'put' | 'stat'>,
  key: string,
  bytes: Buffer,
  note: () => Promise<Noted>,
): Promise<Noted> {
  await files.put(key, bytes);
  const noted = await note();
  if ((await files.stat(key)) === null) await files.put(key, bytes);
  return noted;
}

/** Deletes bytes that nobody keeps; somebody who has begun to keep them meanwhile has them. */
export async function deleteUnlessKept(
  files: Pick<Files, 'get' | 'put' | 'delete'>,
  key: string,
  isKept: () => Promise<boolean>,
): Promise<void> {
  if (await isKept()) return;
  const bytes = await files.get(key);
  await files.delete(key);
  if (bytes !== null && (await isKept())) await files.put(key, bytes);
}
