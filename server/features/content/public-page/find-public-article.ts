import { kindOf } from '@yardsign/domain/content/kinds';
import { AppError } from '../../../platform/errors.ts';
import { brandPart, type WornBrand } from '../../profile/read-brand.ts';
import type { ContentDeps, Language } from '../ports.ts';
import { findPieceFor, memberBehind, type PieceRow } from '../store.ts';
import { publicArticlePage } from './article-page.ts';

/** The member and the piece that a public address names, by one statement. @throws AppError `not_found`. */
export async function findPublicArticle(
  deps: Pick<ContentDeps, 'db'>,
  params: { code: string; slug: string },
): Promise<WornBrand & { row: PieceRow }> {
  const found = await findPieceFor(deps.db, { slug: params.slug }, brandPart.select(memberBehind(params.code)));
  const worn = found && brandPart.read(found.brand);
  if (!found || !worn || !kindOf(found.row.type)?.hasPublicPage) throw new AppError('not_found');
  return { ...worn, row: found.row };
}

/** Reads and draws the page. @throws AppError `not_found`. */
export async function readPublicArticle(
  deps: ContentDeps,
  params: { code: string; language: Language; slug: string },
): Promise<string> {
  const { code, language, slug } = params;
  return deps.publicPages.recall(JSON.stringify([code, language, slug]), async () => {
    const { row, brand, blogPages } = await findPublicArticle(deps, params);
    return publicArticlePage({
      base: deps.publicUrl,
      code,
      language,
      row,
      brand,
      listed: blogPages.includes('articles'),
    });
  });
}
