import { dialAddress, textAddress } from '@yardsign/contracts/phone-numbers';
import type { MemberBrand } from '../profile/ports.ts';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import { element, memberName, type PageMember } from './page-parts.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { websiteAddress } from './website-address.ts';

interface Way {
  address: string;
  label: string;
}

const link = ({ address, label }: Way) => `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;

const mailAddress = (email: string) =>
  email === '' ? '' : `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** The ways to reach a member, with the number or address in words: a desktop shows them and paper keeps them. */
export function waysOf({ language, brand }: Pick<PageMember, 'language' | 'brand'>): Way[] {
  const text = PAGE_TEXTS[language];
  const website = websiteAddress(brand.website);
  const ways = [
    { address: dialAddress(brand.phone), label: `${text.call} ${brand.phone}` },
    { address: mailAddress(brand.email), label: `${text.write} ${brand.email}` },
    { address: website.address, label: `${text.visit} ${website.shown}` },
  ];
  return ways.filter(({ address }) => address !== '');
}

/** The member to turn to, unless there is nothing to show. @param heading why the card stands there */
export function contactCard(member: PageMember, heading: string): string {
  const { language, brand } = member;
  const text = PAGE_TEXTS[language];
  const ways = waysOf(member).map((way) => `<li>${link(way)}</li>`);
  const name = memberName(member);
  if (name === '' && ways.length === 0) return '';
  const list = ways.length === 0 ? '' : `<ul class="ways">${ways.join('')}</ul>`;
  return `<aside class="card" aria-label="${escapeHtml(text.contact(brand.fullName))}"><p class="quiet">${escapeHtml(heading)}</p>
${name}${element('p', 'quiet licence', brand.compliance)}${list}</aside>`;
}

/** What a thumb reaches on a phone; undefined when there is no number to call. */
export function contactBar({
  language,
  brand,
}: {
  language: PageMember['language'];
  brand: MemberBrand;
}): string | undefined {
  const text = PAGE_TEXTS[language];
  const ways = [
    { address: dialAddress(brand.phone), label: text.call },
    { address: textAddress(brand.phone), label: text.text },
  ].filter(({ address }) => address !== '');
  if (ways.length === 0) return undefined;
  return `<nav class="bar" aria-label="${escapeHtml(text.contact(brand.fullName))}">${ways.map(link).join('')}</nav>`;
}
