import type { Db } from '../../platform/database/database.ts';
import { asRead, fieldsOf, toSaved } from './store.ts';

/** Whether a member has switched the public pages of their films off. */
export async function hidesVideos(db: Db, memberId: string): Promise<boolean> {
  const fields = await fieldsOf(db, memberId, 'video');
  return fields.some((field) => field.name === 'hide_videos' && toSaved(asRead(field)).value === '1');
}
