import type { WirePerk } from '@yardsign/contracts/routes/billing/perks';
import type { Language } from '@yardsign/domain/languages';
import { typeOfPage } from '@yardsign/domain/perks/perk-page';
import { pictureAddress } from '@yardsign/domain/studio/pictures';
import { toHtml } from '../content/to-html.ts';
import type { Perk } from './ports.ts';

const PERKS_ADDRESS = '/api/content/v1/perks';
const ELSEWHERE = /^https:/i;

/** Where a picture or a film of a perk is fetched: a file of its folder, or a picture of the content team. */
function addressOf(slug: string, name: string | undefined): string | null {
  if (name === undefined) return null;
  return name.startsWith('pic_') ? pictureAddress(name) : `${PERKS_ADDRESS}/${slug}/files/${name}`;
}

/** What is said of a perk in a language, its Markdown as HTML that is safe to insert. */
export function perkText({ entry }: Perk, language: Language) {
  const { header, description = '', contents = '' } = entry.worded[language];
  return { header, description, contents: toHtml(contents, language) };
}

export function presentPerk(perk: Perk, language: Language): WirePerk {
  const { slug, color, entry } = perk;
  const { component, standardOnly = false, sample = false, link = null, page, video } = entry.shared;
  const { what = [], why = [], promotion = '', testimonials = [], transcript = '' } = entry.worded[language];
  const isElsewhere = video !== undefined && ELSEWHERE.test(video);
  const src = isElsewhere ? null : addressOf(slug, video);
  return {
    ...{ slug, component, standardOnly, sample, color, link, what, why, promotion, testimonials },
    ...perkText(perk, language),
    content_type: page === undefined ? null : typeOfPage(page),
    path: component === 'piece' && page !== undefined ? page : `/my-perks/${slug}`,
    logo: addressOf(slug, entry.shared.logo),
    featuredImage: addressOf(slug, entry.shared.featuredImage),
    video: src === null ? null : { src, poster: addressOf(slug, entry.shared.poster), transcript },
    watch: isElsewhere ? video : null,
    download: entry.shared.download === true ? `${PERKS_ADDRESS}/${slug}/document.pdf?language=${language}` : null,
  };
}
