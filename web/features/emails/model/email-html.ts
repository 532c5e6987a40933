import { publicPictureUrl } from '@yardsign/domain/content/paths';
import { textsIn } from '@yardsign/domain/profile/brand-texts';
import { isDarkGround, LOGO_PLATES, logoOn } from '@yardsign/scene/logo-on';
import type { Language } from '../../../lib/i18n/language.ts';
import type { Piece } from '../../content/model.ts';
import type { Brand } from '../../profile/brand-query.ts';
import type { PartValues } from '../../profile/parts/part-model.ts';
import { inkOn } from '../../profile/previews/ink-on.ts';
import { wornColor, wornLines } from '../../profile/previews/worn-lines.ts';
import { sourceOf } from '../../profile/parts/part-model.ts';
import type { EmailDraft } from './draft.ts';
import { MAIL_WORDS } from './mail-words.ts';

/** What an e-mail shows of a piece. */
interface MailedPiece {
  translations: Readonly<Record<Language, { title: string; description: string; contents: string }>>;
  public_url: string | null;
  film: Piece['film'];
}

/** What an e-mail is made of. */
export interface EmailParts {
  draft: Pick<EmailDraft, 'language' | 'format' | 'subject' | 'intro'>;
  pieces: readonly MailedPiece[];
  brand: Brand;
  /** The e-mail settings of the profile. */
  settings: PartValues;
  /** The member's public home page in this language, or null while they show none. */
  home: string | null;
}

type MailPicture = 'photo' | 'logo' | 'logo-dark' | 'second-logo' | 'second-logo-dark';

const PLACES = { header: '1', footer: '2', sidebar: '3' } as const;
const OFFERS = { footer: '1', sidebar: '2' } as const;
const FORMAT = { headlines: '1', hidden: '2', full: '3' } as const;
const PAPER = '#FFFFFF';
const SIDE = '#F3F1EA';
const INK = '#16211B';
const SOFT = '#4F5B54';
const FONT = 'font-family:Helvetica,Arial,sans-serif';
/** A long address would make the table wider than a phone, and cut off everything in it; not every program knows both. */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere';

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** One of the member's public pages, which tells where all of them are; null where the e-mail knows none. Articles keep theirs when the home page is switched off. */
function aPublicPage({ home, pieces }: Pick<EmailParts, 'home' | 'pieces'>): string | null {
  return home ?? pieces.find((piece) => piece.public_url !== null)?.public_url ?? null;
}

/** An e-mail with its pictures fetched from where the member is: an installation may have a second address. */
export function fetchedFrom(origin: string, html: string, parts: Pick<EmailParts, 'home' | 'pieces'>): string {
  const page = aPublicPage(parts);
  return page === null ? html : html.replaceAll(`"${new URL(page).origin}/`, `"${origin}/`);
}

/** The pictures of the brand under addresses that any mail program can fetch. */
function pictureAddress(parts: EmailParts, picture: MailPicture): string | null {
  const { brand } = parts;
  const kept = {
    photo: brand.photo,
    logo: brand.logo,
    'logo-dark': brand.logoDark,
    'second-logo': brand.secondaryLogo,
    'second-logo-dark': brand.secondaryLogoDark,
  }[picture];
  const page = aPublicPage(parts);
  if (kept === null || page === null) return null;
  const [, base = '', code = ''] = /^(.*)\/p\/([^/]+)\//.exec(page) ?? [];
  return publicPictureUrl(base, code, picture, kept.id);
}

function logoHtml(parts: EmailParts, name: 'logo' | 'second-logo', ground: string): string {
  const standing = logoOn(isDarkGround(ground) ? 'dark' : 'light', {
    logo: pictureAddress(parts, name),
    logoDark: pictureAddress(parts, `${name}-dark`),
  });
  if (standing === null) return '';
  const plate =
    standing.plate === null ? '' : `background:${LOGO_PLATES[standing.plate]};padding:6px;border-radius:4px;`;
  return `<img src="${escaped(standing.logo)}" alt="${escaped(parts.brand.company)}" height="44" style="${plate}display:inline-block;height:44px;width:auto;max-width:180px;margin:0 12px 8px 0;border:0">`;
}

function logosAt(parts: EmailParts, place: string, ground: string): string {
  const { settings } = parts;
  return [
    settings['logo_pos'] === place ? logoHtml(parts, 'logo', ground) : '',
    settings['secondary_logo_pos'] === place ? logoHtml(parts, 'second-logo', ground) : '',
  ].join('');
}

function headerOf(parts: EmailParts, color: string): string {
  const { settings, brand, draft } = parts;
  if (settings['show_header'] !== '1') return '';
  const isColoured = settings['header_scheme'] !== '0';
  const ground = isColoured ? color : PAPER;
  const ink = isColoured ? inkOn(color) : INK;
  const lines = wornLines(settings, sourceOf(textsIn(brand, draft.language))).map(
    ({ text }, at) =>
      `<div style="${FONT};font-size:${at === 0 ? '20px;font-weight:bold' : '14px'};line-height:1.4;color:${ink}">${escaped(text)}</div>`,
  );
  const inside = `${logosAt(parts, PLACES.header, ground)}${lines.join('')}`;
  if (inside === '') return '';
  return `<tr><td bgcolor="${ground}" style="background:${ground};padding:20px 24px;border-bottom:4px solid ${color}">${inside}</td></tr>`;
}

function buttonTo(address: string, label: string, color: string): string {
  return `<a href="${escaped(address)}" style="${FONT};display:inline-block;padding:10px 16px;border-radius:6px;background:${color};color:${inkOn(color)};font-size:14px;font-weight:bold;text-decoration:none">${escaped(label)}</a>`;
}

/** The pictures and addresses in a text that was made for our pages, as a mail needs them: whole. */
function wholeAddresses(html: string, page: string): string {
  return html.replace(/(src|href)="\/(?!\/)/g, (_, name: string) => `${name}="${new URL(page).origin}/`);
}

function pieceOf({ draft }: EmailParts, piece: MailedPiece, color: string): string {
  const { title, description, contents } = piece.translations[draft.language];
  const address = piece.public_url;
  if (address === null) return '';
  const words = MAIL_WORDS[draft.language];
  const isFull = draft.format === FORMAT.full && contents !== '';
  const picture = `<a href="${escaped(address)}"><img src="${escaped(`${address}/picture.jpg`)}" alt="${escaped(title)}" width="552" style="display:block;width:100%;height:auto;border:0;border-radius:6px"></a>`;
  const heading = `<h2 style="font-family:Georgia,serif;font-size:22px;line-height:1.25;margin:16px 0 8px"><a href="${escaped(address)}" style="color:${INK};text-decoration:none">${escaped(title)}</a></h2>`;
  const excerpt = `<p style="${FONT};font-size:16px;line-height:1.5;margin:0 0 14px;color:${INK}">${escaped(description)}</p>`;
  const text = `<div style="${FONT};font-size:16px;line-height:1.5;color:${INK}">${wholeAddresses(contents, address)}</div>`;
  const more = buttonTo(address, piece.film === null ? words.more : words.watch, color);
  if (draft.format === FORMAT.hidden) return `<div style="margin:0 0 28px">${picture}</div>`;
  if (draft.format === FORMAT.headlines) return `<div style="margin:0 0 20px">${heading}</div>`;
  return `<div style="margin:0 0 32px">${picture}${heading}${isFull ? text : excerpt}${isFull ? '' : more}</div>`;
}

function offersAt({ settings, home, draft }: EmailParts, place: string, ink: string): string {
  if (settings['pplocation'] !== place || home === null) return '';
  return `<p style="${FONT};font-size:14px;line-height:1.5;margin:8px 0"><a href="${escaped(home)}" style="color:${ink}">${escaped(MAIL_WORDS[draft.language].myPage)}</a></p>`;
}

function sidebarOf(parts: EmailParts): string {
  if (parts.settings['show_sidebar'] !== '1') return '';
  const photo = pictureAddress(parts, 'photo');
  const face =
    photo === null
      ? ''
      : `<img src="${escaped(photo)}" alt="${escaped(parts.brand.fullName)}" width="96" height="96" style="display:block;width:96px;height:96px;border-radius:50%;object-fit:cover;margin:0 0 12px;border:0">`;
  const inside = [face, logosAt(parts, PLACES.sidebar, SIDE), offersAt(parts, OFFERS.sidebar, INK)].join('');
  return inside === ''
    ? ''
    : `<tr><td bgcolor="${SIDE}" style="background:${SIDE};padding:20px 24px;${FONT}">${inside}</td></tr>`;
}

function footerOf(parts: EmailParts, color: string): string {
  const { settings, draft } = parts;
  const brand = textsIn(parts.brand, draft.language);
  const ink = settings['show_footer'] === '1' ? inkOn(color) : SOFT;
  const ground = settings['show_footer'] === '1' ? color : PAPER;
  const who = [brand.fullName, brand.company, brand.phone].filter(Boolean).join(' · ');
  const line = (words: string) =>
    words === ''
      ? ''
      : `<p style="${FONT};font-size:13px;line-height:1.5;margin:4px 0;color:${ink}">${escaped(words).replaceAll('\n', '<br>')}</p>`;
  const extras =
    settings['show_footer'] === '1'
      ? `${logosAt(parts, PLACES.footer, color)}${offersAt(parts, OFFERS.footer, ink)}`
      : '';
  // The licence line stands under every mail: a profile cannot switch it off.
  return `<tr><td bgcolor="${ground}" style="background:${ground};padding:20px 24px">${extras}${line(who)}${line(brand.compliance)}</td></tr>`;
}

function introOf(intro: string): string {
  return intro
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(
      (paragraph) =>
        `<p style="${FONT};font-size:16px;line-height:1.5;margin:0 0 16px;color:${INK}">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
}

/** The whole e-mail, as mail programs understand HTML: tables, styles at the elements, pictures by whole addresses. */
export function emailHtml(parts: EmailParts): string {
  const { draft, settings, brand, pieces } = parts;
  const color = wornColor(settings['color_background'], brand.primaryColor);
  const title = settings['headertext'] || MAIL_WORDS[draft.language].title;
  const subtitle = settings['show_subtitle'] === '1' ? (settings['subtitletext'] ?? '') : '';
  const head = [
    `<h1 style="font-family:Georgia,serif;font-size:28px;line-height:1.2;margin:0 0 8px;color:${INK}">${escaped(title)}</h1>`,
    subtitle === '' ? '' : `<p style="${FONT};font-size:16px;margin:0 0 16px;color:${SOFT}">${escaped(subtitle)}</p>`,
  ].join('');
  const body = `<tr><td style="padding:24px">${head}${introOf(draft.intro)}${pieces.map((piece) => pieceOf(parts, piece, color)).join('')}</td></tr>`;
  const rows = [headerOf(parts, color), body, sidebarOf(parts), footerOf(parts, color)].join('\n');
  return `<!doctype html>
<html lang="${draft.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(draft.subject)}</title></head>
<body style="margin:0;padding:0;background:#ECEAE3"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:16px 8px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;${BREAKS};background:${PAPER};border-radius:8px;overflow:hidden">
${rows}
</table></td></tr></table></body></html>
`;
}

/** What of the brand a reader would miss in an e-mail, by its name among the texts. */
export function missingInBrand(brand: Brand, language: Language): ('photo' | 'phone' | 'email' | 'compliance')[] {
  const worn = textsIn(brand, language);
  const lacks = { photo: brand.photo === null, phone: !worn.phone, email: !worn.email, compliance: !worn.compliance };
  return (Object.keys(lacks) as (keyof typeof lacks)[]).filter((name) => lacks[name]);
}
