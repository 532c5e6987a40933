import { publicFeedUrl, publicHomeUrl } from '@yardsign/domain/content/paths';
import { perLanguage } from '@yardsign/domain/languages';
import { HOME_PARTS } from '@yardsign/domain/profile/blog-pages';
import type { BlogSettings } from '@yardsign/domain/profile/blog-settings';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors.ts';
import { listPublicCategories, listPublicPieces } from '../content/public-pieces.ts';
import { brandPart, readWornBrand, type WornBrand } from '../profile/read-brand.ts';
import type { PublicHome } from './home-page.ts';
import { memberBehind } from './member-behind.ts';
import type { Language, MicrositeDeps } from './ports.ts';

const ON_A_PAGE = 12;

/** A home page shows articles, the member or how to reach them; with none of these it is not there. */
export function hasHome({ pages }: BlogSettings): boolean {
  return HOME_PARTS.some((part) => pages.includes(part));
}

/** The member whom a public address names. @throws AppError `not_found`. */
export async function findMemberBehind(deps: Pick<MicrositeDeps, 'db'>, code: string): Promise<WornBrand> {
  const { rows } = await sql<{ brand: unknown }>`select ${brandPart.select(memberBehind(code))} as brand`.execute(
    deps.db,
  );
  const worn = brandPart.read(rows[0]?.brand ?? null);
  if (!worn) throw new AppError('not_found');
  return worn;
}

/** What a home page names: which articles of it are shown. */
export interface HomeName {
  code: string;
  language: Language;
  /** From 1. */
  page: number;
  category?: string | undefined;
}

/** What the home page of a member shows. @throws AppError `not_found`, also when the member has switched all of it off. */
export async function findHome(deps: MicrositeDeps, name: HomeName): Promise<PublicHome & { memberId: string }> {
  const { code, language, page, category } = name;
  const worn = await findMemberBehind(deps, code);
  const { settings, brand, memberId } = worn;
  if (!hasHome(settings)) throw new AppError('not_found');
  const lists = settings.pages.includes('articles')
    ? await Promise.all([
        listPublicPieces(deps.db, { language, category, page: page - 1, limit: ON_A_PAGE }),
        listPublicCategories(deps.db, language),
      ])
    : null;
  const articles = lists && {
    rows: lists[0].rows,
    categories: lists[1],
    category,
    page,
    hasOlder: page * ON_A_PAGE < lists[0].total,
  };
  return { base: deps.publicUrl, code, language, brand, settings, articles, memberId };
}

/** Where a member's own public pages are. */
export async function readMicrosite(deps: MicrositeDeps, memberId: string) {
  const { publicCode: code, settings } = await readWornBrand(deps, memberId);
  return {
    home: perLanguage((language) => publicHomeUrl(deps.publicUrl, code, language)),
    feed: perLanguage((language) => publicFeedUrl(deps.publicUrl, code, language)),
    shows: { home: hasHome(settings), articles: settings.pages.includes('articles'), form: settings.takesLeads },
  };
}
