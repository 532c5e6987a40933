import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { brandVersionOf } from './store.ts';

/** Somebody who may read every profile must still hear that there is nobody of that id. @throws AppError `profile_not_found` */
export async function mustBeMember(db: Db, memberId: string): Promise<void> {
  if ((await brandVersionOf(db, memberId)) === undefined) throw new AppError('profile_not_found');
}
