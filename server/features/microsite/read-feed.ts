import { publicArticleUrl, publicFeedUrl, publicHomeUrl } from '@yardsign/domain/content/paths';
import { Feed } from 'feed';
import { AppError } from '../../platform/errors.ts';
import { listPublicPieces } from '../content/public-pieces.ts';
import { coverAddress } from './cover-address.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { Language, MicrositeDeps } from './ports.ts';
import { findMemberBehind } from './read-home.ts';

const MOST_ITEMS = 30;

/** What would end a section of text: the writer of feeds divides the first of them between two sections, and leaves the others. */
function inSections(words: string): string {
  const [first = '', ...others] = words.split(']]>');
  return others.length === 0 ? first : `${first}]]>${others.join(']]]]><![CDATA[>')}`;
}

/**
 * The newest articles of a member as RSS 2.0.
 *
 * @throws AppError `not_found`, also when the member has switched articles off.
 */
export async function readFeed(
  deps: MicrositeDeps,
  { code, language, category }: { code: string; language: Language; category?: string | undefined },
): Promise<string> {
  const { settings, brand } = await findMemberBehind(deps, code);
  if (!settings.pages.includes('articles')) throw new AppError('not_found');
  const { rows } = await listPublicPieces(deps.db, { language, category, page: 0, limit: MOST_ITEMS });
  const text = PAGE_TEXTS[language];
  const base = deps.publicUrl;
  const home = publicHomeUrl(base, code, language);
  const [newest] = rows;
  const feed = new Feed({
    id: home,
    link: home,
    title: text.feed(brand.fullName),
    description: text.homeDescription(brand.fullName),
    language: language === 'es' ? 'es-us' : 'en-us',
    generator: 'Yardsign',
    feedLinks: { rss: publicFeedUrl(base, code, language, category) },
    // The library's date and not that of the call: the text stays the same until something has changed.
    updated: newest?.published_at ?? new Date(0),
  });
  for (const { slug, texts, published_at: date, names } of rows) {
    const title = inSections(texts[language].title);
    const description = inSections(texts[language].description);
    const link = publicArticleUrl(base, code, language, slug);
    feed.addItem({
      title,
      id: link,
      link,
      date,
      description,
      category: Object.values(names).map((name) => ({ name: name[language] })),
      enclosure: { url: coverAddress(link, { brand, title }), type: 'image/jpeg', length: 0 },
    });
  }
  return feed.rss2();
}
