import { COUNTED_TO } from '@yardsign/domain/counted-to';
import { AppError } from '../../platform/errors.ts';
import { wordsOf } from '../access/person-words.ts';
import { findPeople, readLines, type PeopleFilter, type PlaceInPeople } from './people-store.ts';
import type { AdminDeps, PeoplePage, PeopleQuery } from './ports.ts';
import { presentLine } from './present.ts';

const ID = /^usr_[a-z0-9]{6,40}$/;

function toCursor({ own, joinedAt, id }: PlaceInPeople): string {
  return Buffer.from(`${own ? 1 : 0}.${joinedAt.getTime()}.${id}`).toString('base64url');
}

function fromCursor(cursor: string): PlaceInPeople {
  const match = /^([01])\.(\d{1,15})\.(usr_[a-z0-9]{6,40})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match)
    throw new AppError('invalid_request', { issues: [{ path: 'query.cursor', message: 'is not from this list' }] });
  return { own: match[1] === '1', joinedAt: new Date(Number(match[2])), id: match[3] ?? '' };
}

function filterOf({ query = '', cursor: _cursor, limit: _limit, ...rest }: PeopleQuery): PeopleFilter | undefined {
  const typed = query.trim();
  if (ID.test(typed)) return { id: typed, words: [], query: rest };
  const words = wordsOf(typed);
  // Nothing but signs was typed: nobody is called that.
  if (typed !== '' && words.length === 0) return undefined;
  return { id: undefined, words, query: rest };
}

/**
 * A page of the people that the query finds: those whose own name it is first, then their companies' and teams', each newest first. With the first page they are
 * counted, as far as that is worth knowing: finding a hundred places costs little more than finding those of a page.
 */
export async function listPeople(deps: Pick<AdminDeps, 'db'>, query: PeopleQuery): Promise<PeoplePage> {
  const filter = filterOf(query);
  if (!filter) return { items: [], nextCursor: null, total: 0 };
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor);
  const found = await findPeople(deps.db, filter, { after, limit: 1 + (after ? query.limit : COUNTED_TO.people) });
  const page = found.slice(0, query.limit);
  const lines = await readLines(
    deps.db,
    page.map((place) => place.id),
  );
  const last = page.at(-1);
  return {
    items: lines.map(presentLine),
    nextCursor: found.length > query.limit && last ? toCursor(last) : null,
    total: after ? null : found.length,
  };
}
