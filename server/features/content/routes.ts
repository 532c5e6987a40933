import { api } from '@yardsign/contracts/api';
import { typeNamed } from '@yardsign/domain/content/kinds';
import { bind, html, type BoundRoute } from '../../platform/http/bind.ts';
import { active, anyone, memberOf } from '../../platform/http/policies.ts';
import type { ContentDeps, Language } from './ports.ts';
import { readPublicArticle } from './public-article.ts';
import { listContent, readContent } from './read-content.ts';
import { categoriesWithCount } from './store.ts';

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

export function contentRoutes(deps: ContentDeps): BoundRoute[] {
  return [
    bind(api.content.listContent, {
      policy: active,
      handle: async ({ actor, query }) => toPage(query, await listContent(deps, memberOf(actor), toFilter(query))),
    }),
    bind(api.content.searchContent, {
      policy: active,
      handle: async ({ actor, query }) =>
        toPage(query, await listContent(deps, memberOf(actor), { ...toFilter(query), search: query.query })),
    }),
    bind(api.content.getContent, {
      policy: active,
      handle: async ({ actor, params, query }) => ({
        data: await readContent(deps, memberOf(actor), { id: params.id }, query.language),
      }),
    }),
    bind(api.content.getContentBySlug, {
      policy: active,
      handle: async ({ actor, params, query }) => ({
        data: await readContent(deps, memberOf(actor), { slug: params.slug }, query.language),
      }),
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
    bind(api.content.getPublicArticle, {
      policy: anyone,
      handle: async ({ params }) =>
        html(await readPublicArticle(deps, params), { 'cache-control': 'public, max-age=300' }),
    }),
  ];
}
