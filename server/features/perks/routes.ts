import { api } from '@yardsign/contracts/api';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { mayRefer } from '@yardsign/domain/access/roles';
import { AppError } from '../../platform/errors.ts';
import { binary, bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, memberOf } from '../../platform/http/policies.ts';
import type { Perk, PerksDeps } from './ports.ts';
import { perkText, presentPerk } from './present-perk.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', webm: 'video/webm', mp4: 'video/mp4' };

/** What is hidden does not exist for members, nor what is for standard plans only for anybody else. */
async function perksFor(deps: PerksDeps, actor: MemberActor): Promise<Perk[]> {
  return (await deps.readPerks()).filter(({ entry }) => {
    const { hidden, standardOnly } = entry.shared;
    return hidden !== true && (standardOnly !== true || mayRefer(actor));
  });
}

async function findPerk(deps: PerksDeps, actor: MemberActor, slug: string): Promise<Perk> {
  const perk = (await perksFor(deps, actor)).find((one) => one.slug === slug);
  if (!perk) throw new AppError('not_found');
  return perk;
}

export function perksRoutes(deps: PerksDeps): BoundRoute[] {
  const { perks } = api;
  return [
    bind(perks.listPerks, {
      policy: active,
      async handle({ actor, query }) {
        const all = await perksFor(deps, memberOf(actor));
        const from = query.cursor === undefined ? 0 : all.findIndex(({ slug }) => slug === query.cursor);
        const page = from < 0 ? [] : all.slice(from, from + query.limit);
        const nextCursor = from < 0 ? null : (all[from + query.limit]?.slug ?? null);
        return { data: { items: page.map((perk) => presentPerk(perk, query.language)), nextCursor } };
      },
    }),
    bind(perks.getPerkFile, {
      policy: active,
      async handle({ actor, params }) {
        const bytes = await deps.readFile(await findPerk(deps, memberOf(actor), params.slug), params.name);
        if (bytes === null) throw new AppError('not_found');
        const type = MEDIA_TYPES[params.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
        return binary(bytes, { 'content-type': type, 'cache-control': 'private, max-age=3600' });
      },
    }),
    bind(perks.getPerkDocument, {
      policy: active,
      async handle({ actor: caller, params, query }) {
        const actor = memberOf(caller);
        const perk = await findPerk(deps, actor, params.slug);
        if (perk.entry.shared.download !== true) throw new AppError('not_found');
        const { header: title, description, contents } = perkText(perk, query.language);
        const bytes = await deps.setDocument(actor.userId, { title, description, contents }, query.language);
        return binary(bytes, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${perk.slug}-${query.language}.pdf"`,
          'cache-control': 'no-store',
        });
      },
    }),
  ];
}
