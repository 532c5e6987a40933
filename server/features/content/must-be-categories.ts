import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { unknownCategories } from './categories-store.ts';

/** @throws AppError `invalid_request` for a category that members do not see: nobody would find anything by it. */
export async function mustBeCategories(db: Db, slugs: readonly string[] = []): Promise<void> {
  const [unknown] = await unknownCategories(db, slugs);
  if (unknown === undefined) return;
  throw new AppError('invalid_request', { issues: [{ path: 'categories', message: `there is no ${unknown}` }] });
}
