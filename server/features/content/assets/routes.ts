import { api } from '@yardsign/contracts/api';
import { isCrew } from '@yardsign/domain/access/roles';
import { statusesFor } from '@yardsign/domain/content/statuses';
import { bind, type BoundRoute } from '../../../platform/http/bind.ts';
import { active, memberOf } from '../../../platform/http/policies.ts';
import { mayWrite } from '../policy.ts';
import type { ContentDeps } from '../ports.ts';
import { findAssets } from './asset-store.ts';
import { addCustomAsset, assetReaderOf, readAsset, removeCustomAsset, saveCustomAsset } from './change-assets.ts';
import { presentAsset } from './present-asset.ts';

export function assetRoutes(deps: ContentDeps): BoundRoute[] {
  return [
    bind(api.content.listAssets, {
      policy: active,
      async handle({ actor, query }) {
        const member = memberOf(actor);
        const { userId: memberId, brandVersion } = member;
        const { page, limit, language } = query;
        const { rows, total } = await findAssets(deps.db, assetReaderOf(deps, member), {
          language,
          tags: query.tags,
          categories: query.categories,
          prefix: query.prefix,
          directory: query.directory,
          updatedSince: query.updated_since === undefined ? undefined : new Date(query.updated_since),
          relatedContent: query.related_content,
          ownerId: query.user_id,
          authors: query.author_filter,
          hasShared: query.has_shared === undefined ? undefined : query.has_shared === '1',
          statuses: statusesFor({ isCrew: isCrew(member) }, query.status, false),
          sortBy: query.sort_by,
          limit,
          offset: page * limit,
        });
        const data = rows.map((row) => presentAsset(row, { memberId, brandVersion, language }));
        return { data, page, total, has_more: (page + 1) * limit < total };
      },
    }),
    bind(api.content.getAsset, {
      policy: active,
      handle: async ({ actor, params, query }) => ({
        data: await readAsset(deps, memberOf(actor), params.id, query.language),
      }),
    }),
    bind(api.content.addCustomAsset, {
      policy: mayWrite,
      handle: async ({ actor, body }) => ({ data: await addCustomAsset(deps, memberOf(actor), body) }),
    }),
    bind(api.content.saveCustomAsset, {
      policy: mayWrite,
      handle: async ({ actor, params, body }) => ({
        data: await saveCustomAsset(deps, memberOf(actor), params.assetId, body),
      }),
    }),
    bind(api.content.removeCustomAsset, {
      policy: mayWrite,
      handle: ({ actor, params }) => removeCustomAsset(deps, memberOf(actor), params.assetId),
    }),
  ];
}
