import { api } from '@yardsign/contracts/api';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { isCrew } from '@yardsign/domain/access/roles';
import { isContentType, typeNamed } from '@yardsign/domain/content/kinds';
import { SEEN_STATUSES, statusesFor } from '@yardsign/domain/content/statuses';
import { bind, kept, type BoundRoute } from '../../platform/http/bind.ts';
import { active, memberOf } from '../../platform/http/policies.ts';
import { categoriesWithCount, typesWithCount } from './categories-store.ts';
import type { ListFilter } from './listing-store.ts';
import type { ContentDeps, Language } from './ports.ts';
import { listContent, meantForActor, readContent, teamOf, type Marks } from './read-content.ts';
import type { PieceName } from './store.ts';

interface PieceQuery {
  language: Language;
  status?: string[] | undefined;
  override: '0' | '1';
  generic: '0' | '1';
}

interface ListQuery extends PieceQuery {
  page: number;
  limit: number;
  types?: string[] | undefined;
  categories?: string[] | undefined;
  tags?: string[] | undefined;
  has_shared?: '0' | '1' | undefined;
  saved?: '1' | undefined;
  author_filter?: 'mine' | 'team' | 'all' | undefined;
}

const statusesOf = (member: MemberActor, query: Pick<PieceQuery, 'status' | 'override'>) =>
  statusesFor({ isCrew: isCrew(member) }, query.status, query.override === '1');

function authorsOf(member: MemberActor, author: ListQuery['author_filter']): ListFilter['authors'] {
  if (author === undefined) return undefined;
  return {
    memberId: member.userId,
    teamId: author === 'mine' ? null : teamOf(member),
    library: author === 'all',
  };
}

/** Their own names for types that have others too. */
const namedTypes = (names: readonly string[]) => names.map((name) => typeNamed(name) ?? name);

function toFilter(member: MemberActor, query: ListQuery): ListFilter {
  const statuses = statusesOf(member, query);
  const authors = authorsOf(member, query.author_filter);
  return {
    types: namedTypes(query.types ?? []),
    categories: query.categories ?? [],
    tags: query.tags ?? [],
    language: query.language,
    limit: query.limit,
    offset: query.page * query.limit,
    ...(statuses !== SEEN_STATUSES && { statuses }),
    ...(authors && { authors }),
  };
}

function marksOf({ saved, has_shared: shared }: ListQuery): Marks {
  return { ...(saved && { saved: true }), ...(shared && { shared: shared === '1' }) };
}

function toPage(query: ListQuery, result: Awaited<ReturnType<typeof listContent>>) {
  return { ...result, page: query.page, has_more: (query.page + 1) * query.limit < result.total };
}

/** Everything of a member that a piece shows or is kept back for. */
function readerKey(member: MemberActor): string[] {
  const { userId, type, brandVersion, publicCode, features } = member;
  return [userId, teamOf(member) ?? '', type ?? '', String(brandVersion), publicCode, ...features.toSorted()];
}

export function contentRoutes(deps: ContentDeps): BoundRoute[] {
  const pageFor = (member: MemberActor, query: ListQuery, filter: ListFilter) => {
    const marks = marksOf(query);
    const make = async () =>
      toPage(query, await listContent(deps, member, filter, marks, { generic: query.generic === '1' }));
    if (Object.keys(marks).length > 0) return make();
    return kept(deps.answers, ['list', JSON.stringify(filter), query.generic, ...readerKey(member)], make);
  };
  const pieceFor = (member: MemberActor, by: PieceName, query: PieceQuery) => {
    const asked = { language: query.language, statuses: statusesOf(member, query), generic: query.generic === '1' };
    const make = async () => ({ data: await readContent(deps, member, by, asked) });
    // What a member has just filled in must be there when the piece is read again, whichever process is asked.
    const isSettled = ({ data }: Awaited<ReturnType<typeof make>>) => data.slots.length === 0;
    return kept(deps.answers, ['piece', JSON.stringify([by, asked]), ...readerKey(member)], make, isSettled);
  };
  return [
    bind(api.content.listContent, {
      policy: active,
      handle: ({ actor, query }) => pageFor(memberOf(actor), query, toFilter(memberOf(actor), query)),
    }),
    bind(api.content.searchContent, {
      policy: active,
      handle: ({ actor, query }) =>
        pageFor(memberOf(actor), query, { ...toFilter(memberOf(actor), query), search: query.query }),
    }),
    bind(api.content.getContent, {
      policy: active,
      handle: ({ actor, params, query }) => pieceFor(memberOf(actor), { id: params.id }, query),
    }),
    bind(api.content.getContentBySlug, {
      policy: active,
      handle: ({ actor, params, query }) => pieceFor(memberOf(actor), { slug: params.slug }, query),
    }),
    bind(api.content.listTypes, {
      policy: active,
      handle: ({ actor }) =>
        kept(deps.answers, ['types', ...readerKey(memberOf(actor))], async () => {
          const rows = await typesWithCount(deps.db, meantForActor(memberOf(actor)));
          // A type that an older version knew has no page any more.
          return { data: rows.flatMap(({ type, count }) => (isContentType(type) ? [{ type, count }] : [])) };
        }),
    }),
    bind(api.content.listCategories, {
      policy: active,
      handle({ actor, query }) {
        const { category_type: types, language, limit } = query;
        const narrowed = { language, limit, descending: query.sort_dir === 'desc' };
        const filter = { ...narrowed, ...(types && types.length > 0 && { types: namedTypes(types) }) };
        return kept(deps.answers, ['categories', JSON.stringify(filter), ...readerKey(memberOf(actor))], async () => ({
          data: await categoriesWithCount(deps.db, filter, meantForActor(memberOf(actor))),
        }));
      },
    }),
  ];
}
