import { api } from '@yardsign/contracts/api';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { typeNamed } from '@yardsign/domain/content/kinds';
import { bind, kept, type BoundRoute } from '../../platform/http/bind.ts';
import { active, memberOf } from '../../platform/http/policies.ts';
import type { ContentDeps, Language } from './ports.ts';
import { listContent, readContent } from './read-content.ts';
import { categoriesWithCount, type ListFilter, type PieceName } from './store.ts';

interface ListQuery {
  page: number;
  limit: number;
  language: Language;
  types?: string[] | undefined;
  categories?: string[] | undefined;
}

function toFilter(query: ListQuery) {
  return {
    types: (query.types ?? []).map((type) => typeNamed(type) ?? type),
    categories: query.categories ?? [],
    language: query.language,
    limit: query.limit,
    offset: query.page * query.limit,
  };
}

function toPage(query: ListQuery, result: Awaited<ReturnType<typeof listContent>>) {
  return { ...result, page: query.page, has_more: (query.page + 1) * query.limit < result.total };
}

/** Everything of a member that a piece shows or is kept back for. */
function readerKey({ userId, brandVersion, publicCode, features }: MemberActor): string[] {
  return [userId, String(brandVersion), publicCode, ...features.toSorted()];
}

export function contentRoutes(deps: ContentDeps): BoundRoute[] {
  const pageFor = (member: MemberActor, query: ListQuery, filter: ListFilter) =>
    kept(deps.answers, ['list', JSON.stringify(filter), ...readerKey(member)], async () =>
      toPage(query, await listContent(deps, member, filter)),
    );
  const pieceFor = (member: MemberActor, by: PieceName, language: Language) =>
    kept(deps.answers, ['piece', JSON.stringify(by), language, ...readerKey(member)], async () => ({
      data: await readContent(deps, member, by, language),
    }));
  return [
    bind(api.content.listContent, {
      policy: active,
      handle: ({ actor, query }) => pageFor(memberOf(actor), query, toFilter(query)),
    }),
    bind(api.content.searchContent, {
      policy: active,
      handle: ({ actor, query }) => pageFor(memberOf(actor), query, { ...toFilter(query), search: query.query }),
    }),
    bind(api.content.getContent, {
      policy: active,
      handle: ({ actor, params, query }) => pieceFor(memberOf(actor), { id: params.id }, query.language),
    }),
    bind(api.content.getContentBySlug, {
      policy: active,
      handle: ({ actor, params, query }) => pieceFor(memberOf(actor), { slug: params.slug }, query.language),
    }),
    bind(api.content.listCategories, {
      policy: active,
      async handle({ query }) {
        const rows = await categoriesWithCount(deps.db, {
          language: query.language,
          ...(query.category_type && { type: query.category_type }),
          descending: query.sort_dir === 'desc',
          limit: query.limit,
        });
        return { data: rows };
      },
    }),
  ];
}
