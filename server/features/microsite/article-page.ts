import { publicArticleUrl, publicFeedUrl, publicHomeUrl } from '@yardsign/domain/content/paths';
import { readingMinutes } from '@yardsign/domain/content/reading-time';
import type { Cut } from '@yardsign/domain/studio/focal-point';
import { cutAddress, firstPictureIn } from '@yardsign/domain/studio/pictures';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import type { BlogSettings } from '@yardsign/domain/profile/blog-settings';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import type { MemberBrand } from '../profile/ports.ts';
import type { PieceRow } from '../content/public-pieces.ts';
import { contactCard } from './contact.ts';
import { coverAddress } from './cover-address.ts';
import { leadForm, type LeadFormState } from './lead-form.ts';
import { pageDocument, type PageFacts } from './page-document.ts';
import type { PageMember } from './page-parts.ts';
import type { PageFilmFiles } from './find-page-film.ts';
import { filmElement, pageFilm } from './page-film.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { Language } from './ports.ts';
import { publicPictures } from './public-pictures.ts';
import { structuredData } from './structured-data.ts';

export interface PublicArticle {
  /** Address of the installation, without a slash at its end. */
  base: string;
  code: string;
  language: Language;
  row: Pick<PieceRow, 'slug' | 'texts' | 'published_at'>;
  /** Of a piece that is a film. */
  film: PageFilmFiles | null;
  brand: MemberBrand;
  settings: BlogSettings;
}

const TAG = /<(\/?)([a-z][a-z\d]*)[^>]*>/g;
const ALONE: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'source']);

/** Where the introduction of a text ends: before the first heading, or after the first paragraph where there is none. Null for a text without either. */
function endOfIntroduction(contents: string): number | null {
  let depth = 0;
  let paragraph: number | null = null;
  // What stands in a box, a quote, a list or the notes is a part of it.
  for (const { 0: tag, 1: closes, 2: name = '', index } of contents.matchAll(TAG)) {
    if (ALONE.has(name)) continue;
    if (closes === '/') depth -= 1;
    if (depth === 0 && name === 'h2' && closes === '' && index > 0) return index;
    if (depth === 0 && name === 'p' && closes === '/') paragraph ??= index + tag.length;
    if (closes === '') depth += 1;
  }
  return paragraph;
}

/** The text with something after its introduction. */
function afterIntroduction(contents: string, inserted: string): string {
  const at = endOfIntroduction(contents);
  return at === null ? contents : `${contents.slice(0, at)}${inserted}${contents.slice(at)}`;
}

function factsOf({ base, code, language, row, settings, film: files }: PublicArticle, member: PageMember): PageFacts {
  const { title, description, contents } = row.texts[language];
  const address = (of: Language) => publicArticleUrl(base, code, of, row.slug);
  const url = address(language);
  const picture = coverAddress(url, { brand: member.brand, title });
  const listed = settings.pages.includes('articles');
  const film = files && pageFilm(files, url);
  const first = firstPictureIn(contents);
  const cuts = (...names: Cut[]) => (first === null ? [] : names.map((name) => base + cutAddress(first, name)));
  return {
    title,
    description,
    type: film ? 'video.other' : 'article',
    address,
    feed: listed ? publicFeedUrl(base, code, language) : null,
    picture,
    further: cuts('1.91:1')[0] ?? null,
    film,
    listed,
    data: structuredData(member, {
      url,
      picture,
      title,
      description,
      publishedAt: row.published_at,
      film,
      cuts: cuts('1:1', '16:9'),
    }),
  };
}

/** What stands above the words: the film, or the cover. */
function aboveWords({ film, picture }: PageFacts, { title, language }: { title: string; language: Language }): string {
  if (film) return filmElement(film, { title, language });
  return `<img class="cover" src="${escapeHtml(picture ?? '')}" width="1200" height="630" alt="">`;
}

/** The article or the film as a finished page in the member's name, with what link previews and search engines read. */
export function publicArticlePage(article: PublicArticle, form: LeadFormState): string {
  const { base, code, language, row, settings } = article;
  const brand = textsIn(article.brand, language);
  const member: PageMember = { language, brand, pictures: publicPictures(base, code, brand) };
  const piece = row.texts[language];
  const text = PAGE_TEXTS[language];
  const facts = factsOf({ ...article, brand }, member);
  const { film } = facts;
  const length = film ? text.seconds(Math.round(film.seconds)) : text.minutes(readingMinutes(piece.words));
  const card = contactCard(member, text.sharedBy);
  const asked = {
    language,
    action: facts.address(language),
    consent: settings.consent[language],
    firstName: brand.firstName,
  };
  const more = `<p class="more"><a href="${publicHomeUrl(base, code, language)}">${text.allArticles}</a></p>`;
  return pageDocument(
    member,
    facts,
    `<article><h1>${escapeHtml(piece.title)}</h1><p class="lede">${escapeHtml(piece.description)}</p><p class="quiet">${length}</p>
${aboveWords(facts, { title: piece.title, language })}<div class="text">${afterIntroduction(piece.contents, card)}</div></article>${card}${settings.takesLeads ? leadForm(asked, form) : ''}${facts.listed ? more : ''}`,
  );
}
