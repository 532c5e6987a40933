import { AppError } from '../../platform/errors.ts';
import { countPeople, pageOfPeople, type PeopleFilter, type PersonLine, type PlaceInPeople } from './people-store.ts';
import type { AdminDeps, PeoplePage, PeopleQuery } from './ports.ts';
import { presentLine } from './present.ts';

const MOST_WORDS = 6;
const ID = /^usr_[a-z0-9]{6,40}$/;

function toCursor(line: PersonLine): string {
  return Buffer.from(`${line.created_at.getTime()}.${line.id}`).toString('base64url');
}

function fromCursor(cursor: string): PlaceInPeople {
  const match = /^(\d{1,15})\.(usr_[a-z0-9]{6,40})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match)
    throw new AppError('invalid_request', { issues: [{ path: 'query.cursor', message: 'is not from this list' }] });
  return { joinedAt: new Date(Number(match[1])), id: match[2] ?? '' };
}

/** The words of what was typed, as the index splits them: letters and digits, everything else stands between. */
export function wordsOf(query: string): string[] {
  return [...query.toLowerCase().matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([word]) => word).slice(0, MOST_WORDS);
}

function filterOf({ query = '', cursor: _cursor, limit: _limit, ...rest }: PeopleQuery): PeopleFilter | undefined {
  const typed = query.trim();
  if (ID.test(typed)) return { id: typed, words: [], query: rest };
  const words = wordsOf(typed);
  // Nothing but signs was typed: nobody is called that.
  if (typed !== '' && words.length === 0) return undefined;
  return { id: undefined, words, query: rest };
}

/** A page of the people that the query finds, newest first. They are counted once, with the first page. */
export async function listPeople(deps: Pick<AdminDeps, 'db'>, query: PeopleQuery): Promise<PeoplePage> {
  const filter = filterOf(query);
  if (!filter) return { items: [], nextCursor: null, total: 0 };
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor);
  const [lines, total] = await Promise.all([
    pageOfPeople(deps.db, filter, { after, limit: query.limit + 1 }),
    after ? null : countPeople(deps.db, filter),
  ]);
  const page = lines.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map(presentLine),
    nextCursor: lines.length > query.limit && last ? toCursor(last) : null,
    total,
  };
}
