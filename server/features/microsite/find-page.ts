import { publicArticleUrl, publicHomeUrl } from '@yardsign/domain/content/paths';
import { publicArticlePage } from './article-page.ts';
import { findPageFilm } from './find-page-film.ts';
import { findPublicArticle } from './find-public-article.ts';
import { publicHomePage } from './home-page.ts';
import type { LeadFormState } from './lead-form.ts';
import type { Language, MicrositeDeps } from './ports.ts';
import { findHome } from './read-home.ts';

/** What the address of a public page names. */
export interface PageName {
  code: string;
  language: Language;
  /** The article; null for the home page. */
  slug: string | null;
  /** On a home page: which articles, from page 1. */
  page?: number;
  category?: string | undefined;
}

/** A public page and whose it is. */
export interface FoundPage {
  memberId: string;
  /** Its address without a query. */
  url: string;
  takesLeads: boolean;
  /** What who writes on it agrees to. */
  consent: string;
  /** The piece that it shows; null on a home page. */
  contentId: string | null;
  /** Where the article is found now, when this is an address that it had before. */
  movedTo: string | null;
  draw(form: LeadFormState): string;
}

/** @throws AppError `not_found` */
export async function findPage(deps: MicrositeDeps, name: PageName): Promise<FoundPage> {
  const { code, language, slug } = name;
  const base = deps.publicUrl;
  if (slug === null) {
    const { memberId, ...home } = await findHome(deps, { ...name, page: name.page ?? 1 });
    return {
      memberId,
      url: publicHomeUrl(base, code, language),
      takesLeads: home.settings.takesLeads,
      consent: home.settings.consent[language],
      contentId: null,
      movedTo: null,
      draw: (form) => publicHomePage(home, form),
    };
  }
  const found = await findPublicArticle(deps, { code, slug });
  const { memberId, row, brand, settings } = found;
  const film = await findPageFilm(deps, found, language);
  const url = publicArticleUrl(base, code, language, row.slug);
  return {
    memberId,
    url,
    takesLeads: settings.takesLeads,
    consent: settings.consent[language],
    contentId: row.id,
    movedTo: row.slug === slug ? null : url,
    draw: (form) => publicArticlePage({ base, code, language, row, film, brand, settings }, form),
  };
}

/** A page as visitors open it, or where it is now. @param sent whether they have just written. @throws AppError `not_found` */
export async function readPage(
  deps: MicrositeDeps,
  name: PageName,
  sent: boolean,
): Promise<{ text: string; movedTo: string | null }> {
  const { code, language, slug, page, category } = name;
  const key = JSON.stringify([code, language, slug, page ?? 1, category ?? null, sent]);
  return deps.pages.recall(key, async () => {
    const { movedTo, draw } = await findPage(deps, name);
    return { text: movedTo === null ? draw(sent ? 'taken' : 'empty') : '', movedTo };
  });
}
