import { publicArticleUrl, publicFeedUrl, publicHomeUrl } from '@yardsign/domain/content/paths';
import { readingMinutes } from '@yardsign/domain/content/reading-time';
import type { BlogSettings } from '@yardsign/domain/profile/blog-settings';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import type { PieceRow } from '../content/public-pieces.ts';
import type { MemberBrand } from '../profile/ports.ts';
import { contactCard } from './contact.ts';
import { coverAddress } from './cover-address.ts';
import { leadForm, type LeadFormState } from './lead-form.ts';
import { pageDocument, type PageFacts } from './page-document.ts';
import { element, type PageMember } from './page-parts.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { Language } from './ports.ts';
import { publicPictures } from './public-pictures.ts';
import { agentData } from './structured-data.ts';

export interface PublicHome {
  /** Address of the installation, without a slash at its end. */
  base: string;
  code: string;
  language: Language;
  brand: MemberBrand;
  settings: BlogSettings;
  /** Null when the member has switched them off. */
  articles: HomeArticles | null;
}

interface HomeArticles {
  rows: readonly Pick<PieceRow, 'slug' | 'texts'>[];
  categories: readonly { slug: string; name: string }[];
  /** The one that the articles are narrowed to. */
  category: string | undefined;
  /** From 1. */
  page: number;
  hasOlder: boolean;
}

const COVER_WIDTH = 480;
const COVER_HEIGHT = 252;

function homeAddress({ base, code }: PublicHome, language: Language, page: number, category?: string): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const asked = query.toString();
  return `${publicHomeUrl(base, code, language)}${asked === '' ? '' : `?${asked}`}`;
}

function topics(home: PublicHome, { categories, category }: HomeArticles): string {
  if (categories.length < 2) return '';
  const { language } = home;
  const link = (slug: string | undefined, name: string) =>
    `<li><a href="${escapeHtml(homeAddress(home, language, 1, slug))}"${slug === category ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`;
  const links = categories.map(({ slug, name }) => link(slug, name)).join('');
  return `<nav aria-label="${PAGE_TEXTS[language].topics}"><ul class="topics">${link(undefined, PAGE_TEXTS[language].everything)}${links}</ul></nav>`;
}

function entry({ base, code, language, brand }: PublicHome, { slug, texts }: HomeArticles['rows'][number]): string {
  const { title, description, words } = texts[language];
  const url = publicArticleUrl(base, code, language, slug);
  const cover = coverAddress(url, { brand, title }, COVER_WIDTH);
  return `<li class="entry"><a class="entry-cover" href="${url}" tabindex="-1" aria-hidden="true"><img src="${escapeHtml(cover)}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" alt="" loading="lazy"></a><div><h2><a href="${url}">${escapeHtml(title)}</a></h2><p>${escapeHtml(description)}</p><p class="quiet">${PAGE_TEXTS[language].minutes(readingMinutes(words))}</p></div></li>`;
}

function turnPages(home: PublicHome, { page, rows, hasOlder, category }: HomeArticles): string {
  const { language } = home;
  const text = PAGE_TEXTS[language];
  const link = (to: number, label: string, rel: string) =>
    `<a rel="${rel}" href="${escapeHtml(homeAddress(home, language, to, category))}">${label}</a>`;
  // An address may name a page far behind the last one: from there the link leads to the first.
  const newer = rows.length === 0 ? 1 : page - 1;
  const links = [
    ...(page > 1 ? [link(newer, text.newer, 'prev')] : []),
    ...(hasOlder ? [link(page + 1, text.older, 'next')] : []),
  ];
  return links.length === 0 ? '' : `<p class="more">${links.join('')}</p>`;
}

function articleList(home: PublicHome, articles: HomeArticles): string {
  const { rows } = articles;
  const list =
    rows.length === 0
      ? `<p class="quiet">${PAGE_TEXTS[home.language].nothing}</p>`
      : `<ul class="entries">${rows.map((row) => entry(home, row)).join('')}</ul>`;
  return `${topics(home, articles)}${list}${turnPages(home, articles)}`;
}

function factsOf(home: PublicHome, member: PageMember): PageFacts {
  const { base, code, language, articles } = home;
  const text = PAGE_TEXTS[language];
  const { brand } = member;
  const newest = articles?.rows[0] ?? null;
  const url = publicHomeUrl(base, code, language);
  return {
    title: text.home(brand.firstName),
    description: text.homeDescription(brand.fullName),
    type: 'profile',
    address: (of) => homeAddress(home, of, articles?.page ?? 1, articles?.category),
    feed: articles && publicFeedUrl(base, code, language, articles.category),
    picture:
      newest &&
      coverAddress(publicArticleUrl(base, code, language, newest.slug), { brand, title: newest.texts[language].title }),
    listed: articles !== null && articles.rows.length > 0,
    data: agentData(member, url),
  };
}

/** A member's home page: who they are, their articles, and how to reach them; without what they have switched off. */
export function publicHomePage(home: PublicHome, form: LeadFormState): string {
  const { base, code, language, settings, articles } = home;
  const brand = textsIn(home.brand, language);
  const member: PageMember = { language, brand, pictures: publicPictures(base, code, brand) };
  const facts = factsOf(home, member);
  const about = settings.pages.includes('about') ? element('p', 'lede about', brand.bio) : '';
  const contact = settings.pages.includes('contact')
    ? contactCard(member, PAGE_TEXTS[language].contact(brand.fullName))
    : '';
  const asked = {
    language,
    action: publicHomeUrl(base, code, language),
    consent: settings.consent[language],
    firstName: brand.firstName,
  };
  return pageDocument(
    member,
    facts,
    `<h1>${escapeHtml(facts.title)}</h1>${about}${articles === null ? '' : articleList(home, articles)}${contact}${settings.takesLeads ? leadForm(asked, form) : ''}`,
  );
}
