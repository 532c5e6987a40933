import { publicArticleUrl } from '@yardsign/domain/content/paths';
import { readingMinutes } from '@yardsign/domain/content/reading-time';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { MemberBrand } from '../profile/ports.ts';
import type { Language } from './ports.ts';
import type { PieceRow } from '../content/public-pieces.ts';
import { contactBar, contactCard } from './contact.ts';
import { pageFoot } from './page-foot.ts';
import { pageHead } from './page-head.ts';
import type { PageMember } from './page-parts.ts';
import { pageStyle } from './page-style.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { publicPictures } from './public-pictures.ts';
import { structuredData } from './structured-data.ts';

export interface PublicArticle {
  /** Address of the installation, without a slash at its end. */
  base: string;
  code: string;
  language: Language;
  row: Pick<PieceRow, 'slug' | 'texts' | 'published_at'>;
  brand: MemberBrand;
  /** Whether search engines may list it. */
  listed: boolean;
}

/** The text with something after its introduction: before the first heading, or after the first paragraph where there is none. */
function afterIntroduction(contents: string, inserted: string): string {
  const heading = contents.indexOf('<h2');
  const at = heading > 0 ? heading : contents.indexOf('</p>') + '</p>'.length;
  return at < '</p>'.length + 1 ? contents : `${contents.slice(0, at)}${inserted}${contents.slice(at)}`;
}

function documentHead({ base, code, language, row, brand, listed }: PublicArticle, member: PageMember): string {
  const piece = row.texts[language];
  const address = (of: Language) => publicArticleUrl(base, code, of, row.slug);
  const url = address(language);
  const picture = `${url}/picture.jpg`;
  const title = escapeHtml(piece.title);
  const description = escapeHtml(piece.description);
  const data = structuredData(member, { url, picture, ...piece, publishedAt: row.published_at });
  return `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark">
<title>${[title, escapeHtml(brand.fullName)].filter(Boolean).join(' - ')}</title><meta name="description" content="${description}">${listed ? '' : '<meta name="robots" content="noindex">'}<link rel="canonical" href="${url}">
<link rel="alternate" hreflang="en" href="${address('en')}"><link rel="alternate" hreflang="es" href="${address('es')}">
<meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}">
<meta property="og:image" content="${picture}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:locale" content="${language === 'es' ? 'es_US' : 'en_US'}">
<meta name="twitter:card" content="summary_large_image"><style nonce="__CSP_NONCE__">${pageStyle(brand.primaryColor)}</style>${data}</head>`;
}

/** The article as a finished page in the member's name, with what link previews and search engines read. */
export function publicArticlePage(article: PublicArticle): string {
  const { base, code, language, row } = article;
  const brand = textsIn(article.brand, language);
  const member: PageMember = { language, brand, pictures: publicPictures(base, code, brand) };
  const piece = row.texts[language];
  const text = PAGE_TEXTS[language];
  const other = language === 'en' ? 'es' : 'en';
  const bar = contactBar(member);
  const card = contactCard(member);
  return `<!doctype html><html lang="${language}">${documentHead({ ...article, brand }, member)}
<body${bar === undefined ? '' : ' class="has-bar"'}>${pageHead(member)}
<main class="wrap"><p class="turn"><a href="${publicArticleUrl(base, code, other, row.slug)}" lang="${other}" hreflang="${other}">${text.otherLanguage}</a></p>
<article><h1>${escapeHtml(piece.title)}</h1><p class="lede">${escapeHtml(piece.description)}</p><p class="quiet">${text.minutes(readingMinutes(piece.words))}</p>
<img class="cover" src="${publicArticleUrl(base, code, language, row.slug)}/picture.jpg" width="1200" height="630" alt=""><div class="text">${afterIntroduction(piece.contents, card)}</div></article>${card}</main>
${pageFoot(member)}${bar ?? ''}</body></html>`;
}
