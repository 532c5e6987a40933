import { dialAddress } from '@yardsign/contracts/phone-numbers';
import { kindOf } from '@yardsign/domain/content/kinds';
import { publicArticleUrl } from '@yardsign/domain/content/paths';
import { readingMinutes } from '@yardsign/domain/content/reading-time';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { AppError } from '../../platform/errors.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { brandPart } from '../profile/read-brand.ts';
import type { MemberBrand } from '../profile/ports.ts';
import type { ContentDeps, Language } from './ports.ts';
import { findPieceFor, memberBehind, type PieceRow } from './store.ts';

/** The member and the piece that a public address names, by one statement. @throws AppError `not_found`. */
export async function findPublicArticle(
  deps: Pick<ContentDeps, 'db'>,
  params: { code: string; slug: string },
): Promise<{ memberId: string; row: PieceRow; brand: MemberBrand }> {
  const found = await findPieceFor(deps.db, { slug: params.slug }, brandPart.select(memberBehind(params.code)));
  const worn = found && brandPart.read(found.brand);
  if (!found || !worn || !kindOf(found.row.type)?.hasPublicPage) throw new AppError('not_found');
  return { memberId: worn.memberId, row: found.row, brand: worn.brand };
}

const TEXTS = {
  en: {
    minutes: (n: number) => (n < 1 ? 'Less than one minute' : `${n} min read`),
    call: 'Call',
    write: 'Write',
    by: 'Shared by',
    other: 'Leer en español',
  },
  es: {
    minutes: (n: number) => (n < 1 ? 'Menos de un minuto' : `${n} min de lectura`),
    call: 'Llamar',
    write: 'Escribir',
    by: 'Compartido por',
    other: 'Read in English',
  },
};

const STYLE = `
:root{--ink:#16211b;--paper:#fbfaf7;--surface:#fff;--line:#e4e2db;--quiet:#55625a;--lawn:#1f7a4d}
@media (prefers-color-scheme:dark){:root{--ink:#e9efeb;--paper:#101613;--surface:#18211c;--line:#2a362f;--quiet:#a3b0a8;--lawn:#4cc38a}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:18px/1.65 Figtree,system-ui,sans-serif}
header,main,footer{max-width:42rem;margin:0 auto;padding:1.25rem}header{display:flex;align-items:center;justify-content:space-between;gap:1rem;font-size:.95rem}
header strong{font-size:1.05rem}a{color:var(--lawn)}h1{font:600 clamp(1.9rem,6vw,2.6rem)/1.15 Fraunces,Georgia,serif;margin:1rem 0 .5rem;text-wrap:balance}
h2{font:600 1.5rem/1.25 Fraunces,Georgia,serif;margin:2.25rem 0 .5rem}h3{font-size:1.1rem;margin:1.5rem 0 .25rem}.lede{color:var(--quiet);font-size:1.15rem;margin:0}
.meta{color:var(--quiet);font-size:.9rem}img{width:100%;height:auto;border-radius:10px;border:1px solid var(--line);margin:1.25rem 0}
blockquote{margin:1.5rem 0;padding:.25rem 0 .25rem 1.25rem;border-left:3px solid var(--lawn);color:var(--quiet)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:1.25rem}.card p{margin:.15rem 0}.actions{display:flex;gap:.75rem;flex-wrap:wrap;margin-top:1rem}
.actions a{border:1px solid var(--lawn);border-radius:8px;padding:.55rem 1.1rem;text-decoration:none;font-weight:600}footer{color:var(--quiet);font-size:.85rem;white-space:pre-line}`;

function contactCard(brand: MemberBrand, text: (typeof TEXTS)['en']): string {
  const line = (value: string) => (value === '' ? '' : `<p>${escapeHtml(value)}</p>`);
  const dial = dialAddress(brand.phone);
  const call = dial === '' ? '' : `<a href="${dial}">${text.call} ${escapeHtml(brand.phone)}</a>`;
  const write =
    brand.email === ''
      ? ''
      : `<a href="mailto:${escapeHtml(brand.email)}">${text.write} ${escapeHtml(brand.email)}</a>`;
  return `<section class="card" aria-label="${text.by} ${escapeHtml(brand.fullName)}"><p class="meta">${text.by}</p><p><strong>${escapeHtml(brand.fullName)}</strong></p>
${line([brand.jobTitle, brand.designations].filter(Boolean).join(', '))}${line(brand.company)}${line(brand.location)}<p class="actions">${call}${write}</p></section>`;
}

/** The article as a finished page in the member's name, with what link previews read. */
function publicArticlePage(input: {
  base: string;
  code: string;
  language: Language;
  row: PieceRow;
  brand: MemberBrand;
}): string {
  const { base, code, language, row, brand } = input;
  const piece = row.texts[language];
  const text = TEXTS[language];
  const url = publicArticleUrl(base, code, language, row.slug);
  const other = language === 'en' ? 'es' : 'en';
  const picture = `${url}/picture.jpg`;
  const title = escapeHtml(piece.title);
  const description = escapeHtml(piece.description);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} - ${escapeHtml(brand.fullName)}</title><meta name="description" content="${description}"><link rel="canonical" href="${url}">
<link rel="alternate" hreflang="${other}" href="${publicArticleUrl(base, code, other, row.slug)}">
<meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}">
<meta property="og:image" content="${picture}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:locale" content="${language === 'es' ? 'es_US' : 'en_US'}">
<meta name="twitter:card" content="summary_large_image"><style nonce="__CSP_NONCE__">${STYLE}</style></head>
<body><header><strong>${escapeHtml(brand.fullName)}</strong><a href="${publicArticleUrl(base, code, other, row.slug)}" lang="${other}" hreflang="${other}">${text.other}</a></header>
<main><article><h1>${title}</h1><p class="lede">${description}</p><p class="meta">${text.minutes(readingMinutes(piece.words))}</p>
<img src="${picture}" width="1200" height="630" alt="">${piece.contents}</article>${contactCard(brand, text)}</main>
<footer>${escapeHtml(brand.compliance)}</footer></body></html>`;
}

/** Reads and draws the page. @throws AppError `not_found`. */
export async function readPublicArticle(
  deps: ContentDeps,
  params: { code: string; language: Language; slug: string },
): Promise<string> {
  const { code, language, slug } = params;
  return deps.publicPages.recall(JSON.stringify([code, language, slug]), async () => {
    const found = await findPublicArticle(deps, params);
    const brand = textsIn(found.brand, language);
    return publicArticlePage({ base: deps.publicUrl, code, language, row: found.row, brand });
  });
}
