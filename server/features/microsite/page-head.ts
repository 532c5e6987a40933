import { image, memberName, type PageMember } from './page-parts.ts';
import type { PagePicture } from './public-pictures.ts';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';

/** The logo that was made for the ground of the reader's scheme, or the other one on a plate. */
export function logoFor(light: PagePicture | null, dark: PagePicture | null): string {
  if (light === null && dark === null) return '';
  if (light === null) return `<div class="plate-light">${image('logo', dark)}</div>`;
  if (dark === null) return `<div class="plate-dark">${image('logo', light)}</div>`;
  const { url, width, height } = dark;
  return `<picture><source media="screen and (prefers-color-scheme:dark)" srcset="${escapeHtml(url)}" width="${width}" height="${height}">${image('logo', light)}</picture>`;
}

/** Who the page is from: photo, name, title, company and logo; the colour alone for who has given nothing. */
export function pageHead(member: PageMember): string {
  const { logo, 'logo-dark': dark } = member.pictures;
  const inside = memberName(member) + logoFor(logo, dark);
  return inside === '' ? '<div class="head"></div>' : `<header class="head"><div class="wrap">${inside}</div></header>`;
}
