import { AppError } from '../errors.ts';

/** A place in a list that is ordered by a moment and then by id. */
export interface PlaceInTime {
  at: Date;
  id: string;
}

/** The place as an opaque text, for the page that follows. */
export function writeCursor({ at, id }: PlaceInTime): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** @param prefix of the ids in the list. @throws AppError `invalid_request` for what is no cursor of such a list. */
export function readCursor(cursor: string, prefix: string): PlaceInTime {
  const [, at, id = ''] =
    /^(\d{1,15})\.([a-z]+_[a-z0-9]{6,40})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (at === undefined || !id.startsWith(`${prefix}_`))
    throw new AppError('invalid_request', { issues: [{ path: 'query.cursor', message: 'is not from this list' }] });
  return { at: new Date(Number(at)), id };
}
