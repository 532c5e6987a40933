import type { PublicPicture } from '@yardsign/contracts/routes/content/microsite';
import type { MemberBrand } from '../profile/ports.ts';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import type { Language } from './ports.ts';
import type { PagePicture } from './public-pictures.ts';

/** Whom a page shows, in the words of its language. */
export interface PageMember {
  language: Language;
  brand: MemberBrand;
  pictures: Record<PublicPicture, PagePicture | null>;
}

/** An element with a text; nothing for an empty text, so that what surrounds it closes up. */
export function element(name: 'p' | 'div', className: string, text: string): string {
  return text === '' ? '' : `<${name} class="${className}">${escapeHtml(text)}</${name}>`;
}

/** @param picture null leaves nothing behind */
export function image(className: string, picture: PagePicture | null): string {
  if (picture === null) return '';
  return `<img class="${className}" src="${escapeHtml(picture.url)}" width="${picture.width}" height="${picture.height}" alt="">`;
}

/** The member's photo beside their name, title and company; nothing for who has given none of them. */
export function memberName({ brand, pictures }: PageMember): string {
  const title = [brand.jobTitle, brand.designations].filter(Boolean).join(', ');
  const lines =
    element('p', 'name', brand.fullName) + element('p', 'quiet', title) + element('p', 'company', brand.company);
  const photo = image('photo', pictures.photo);
  return photo + lines === '' ? '' : `<div class="who">${photo}<div>${lines}</div></div>`;
}
