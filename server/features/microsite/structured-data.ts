import { websiteAddress } from './website-address.ts';
import type { PageFilm } from './page-film.ts';
import type { PageMember } from './page-parts.ts';

interface DescribedArticle {
  url: string;
  picture: string;
  /** The first picture of the text, in the shapes that search engines ask for. */
  cuts: readonly string[];
  title: string;
  description: string;
  publishedAt: Date;
  film: PageFilm | null;
}

/** What is not given is left out. */
const given = (text: string) => (text === '' ? undefined : text);

function agentOf({ brand, pictures }: PageMember, id: string) {
  return {
    '@type': 'RealEstateAgent',
    '@id': id,
    name: brand.fullName,
    telephone: given(brand.phone),
    email: given(brand.email),
    url: given(websiteAddress(brand.website).address),
    image: pictures.photo?.url,
    logo: (pictures.logo ?? pictures['logo-dark'])?.url,
    areaServed: given(brand.location),
    parentOrganization: brand.company === '' ? undefined : { '@type': 'Organization', name: brand.company },
  };
}

function articleOf({ title, publishedAt, picture, cuts }: DescribedArticle) {
  const image = cuts.length === 0 ? picture : [picture, ...cuts];
  return { '@type': 'Article', headline: title, datePublished: publishedAt.toISOString(), image };
}

function videoOf({ title, publishedAt, picture }: DescribedArticle, { url, seconds }: PageFilm) {
  return {
    '@type': 'VideoObject',
    name: title,
    uploadDate: publishedAt.toISOString(),
    thumbnailUrl: picture,
    contentUrl: url,
    duration: `PT${Math.round(seconds)}S`,
  };
}

const block = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** What search engines read of the member on a page of their own; nothing for who has given no name. */
export function agentData(member: PageMember, url: string): string {
  if (member.brand.fullName === '') return '';
  return block({ '@context': 'https://schema.org', ...agentOf(member, `${url}#agent`) });
}

/**
 * What search engines read of an article or a film and of the member who shares it, as a block of data; a browser does not run it. No text can
 * end the block: every `<` is written as an escape.
 */
export function structuredData(member: PageMember, article: DescribedArticle): string {
  const agent = `${article.url}#agent`;
  const isNamed = member.brand.fullName !== '';
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...(article.film ? videoOf(article, article.film) : articleOf(article)),
        description: article.description,
        inLanguage: member.language,
        mainEntityOfPage: article.url,
        publisher: isNamed ? { '@id': agent } : undefined,
      },
      ...(isNamed ? [agentOf(member, agent)] : []),
    ],
  };
  return block(data);
}
