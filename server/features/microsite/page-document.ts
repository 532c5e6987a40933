import type { Language } from '@yardsign/domain/languages';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import { contactBar } from './contact.ts';
import { filmMeta, type PageFilm } from './page-film.ts';
import { pageFoot } from './page-foot.ts';
import { pageHead } from './page-head.ts';
import type { PageMember } from './page-parts.ts';
import { pageStyle } from './page-style.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** What a page says of itself to browsers, link previews and search engines. */
export interface PageFacts {
  title: string;
  description: string;
  type: 'article' | 'profile' | 'video.other';
  /** The page in each language. */
  address(language: Language): string;
  /** The feed that holds what the page is about. */
  feed: string | null;
  /** Of 1200×630 pixels. */
  picture: string | null;
  /** The first picture of the text, cut for link previews: a second one that whoever shares the page can choose. */
  further?: string | null;
  /** The film that the page is about. */
  film?: PageFilm | null;
  /** Whether search engines may list it. */
  listed: boolean;
  /** What search engines read, as a finished element. */
  data: string;
}

function documentHead({ language, brand }: PageMember, facts: PageFacts): string {
  const title = escapeHtml(facts.title);
  const description = escapeHtml(facts.description);
  const url = facts.address(language);
  const picture =
    facts.picture === null
      ? ''
      : `<meta property="og:image" content="${facts.picture}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`;
  const further = facts.further ? `<meta property="og:image" content="${facts.further}">` : '';
  const film = facts.film ? filmMeta(facts.film) : '';
  const feed =
    facts.feed === null ? '' : `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(facts.feed)}">`;
  return `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark">
<title>${[title, escapeHtml(brand.fullName)].filter(Boolean).join(' - ')}</title><meta name="description" content="${description}">${facts.listed ? '' : '<meta name="robots" content="noindex">'}<link rel="canonical" href="${url}">
<link rel="alternate" hreflang="en" href="${facts.address('en')}"><link rel="alternate" hreflang="es" href="${facts.address('es')}">${feed}
<meta property="og:type" content="${facts.type}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}">
${picture}${further}${film}<meta property="og:locale" content="${language === 'es' ? 'es_US' : 'en_US'}">
<meta name="twitter:card" content="summary_large_image"><style nonce="__CSP_NONCE__">${pageStyle(brand.primaryColor)}</style>${facts.data}</head>`;
}

/** A finished page in the name of a member. @param main what stands between the head and the foot of the page. */
export function pageDocument(member: PageMember, facts: PageFacts, main: string): string {
  const { language } = member;
  const other = language === 'en' ? 'es' : 'en';
  const bar = contactBar(member);
  const turn = `<p class="turn"><a href="${facts.address(other)}" lang="${other}" hreflang="${other}">${PAGE_TEXTS[language].otherLanguage}</a></p>`;
  return `<!doctype html><html lang="${language}">${documentHead(member, facts)}
<body${bar === undefined ? '' : ' class="has-bar"'}>${pageHead(member)}
<main class="wrap">${turn}
${main}</main>
${pageFoot(member)}${bar ?? ''}</body></html>`;
}
