import type { MemberActor } from '@yardsign/domain/access/actor';
import { perLanguage } from '@yardsign/domain/languages';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { AppError } from '../../platform/errors.ts';
import { readBrand } from '../profile/read-brand.ts';
import { mustHoldFeature } from './must-hold-feature.ts';
import { presentContent, type Reader } from './present.ts';
import type { Content, ContentDeps, Language } from './ports.ts';
import {
  categoryNames,
  findPiece,
  idsOfSlugs,
  listPieces,
  publicCodeOf,
  type ListFilter,
  type PieceRow,
} from './store.ts';

export async function readReader(deps: ContentDeps, memberId: string): Promise<Reader> {
  const [brand, publicCode] = await Promise.all([readBrand(deps, memberId), publicCodeOf(deps.db, memberId)]);
  const captionValues = perLanguage((language) => {
    const texts = Object.entries(textsIn(brand, language));
    return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  });
  return { memberId, publicCode: publicCode ?? '', brandVersion: brand.version, captionValues };
}

async function present(deps: ContentDeps, rows: PieceRow[], language: Language, memberId: string): Promise<Content[]> {
  const [names, relatedIds, reader] = await Promise.all([
    categoryNames(deps.db, language),
    idsOfSlugs(deps.db, [...new Set(rows.flatMap((row) => row.related))]),
    readReader(deps, memberId),
  ]);
  return rows.map((row) => presentContent(row, { language, publicUrl: deps.publicUrl, names, relatedIds, reader }));
}

/** One piece for a member. @throws AppError `not_found`, or `feature_required` when its type needs a feature that is not held. */
export async function readContent(
  deps: ContentDeps,
  actor: MemberActor,
  by: { id: string } | { slug: string },
  language: Language,
): Promise<Content> {
  const row = await findPiece(deps.db, by);
  if (!row) throw new AppError('not_found');
  mustHoldFeature(actor, row.type);
  const [content] = await present(deps, [row], language, actor.userId);
  if (!content) throw new AppError('not_found');
  return content;
}

/** A page of pieces, newest first or, with words to search for, best match first. */
export async function listContent(deps: ContentDeps, actor: MemberActor, filter: ListFilter) {
  const { rows, total } = await listPieces(deps.db, filter);
  return { data: await present(deps, rows, filter.language, actor.userId), total };
}
