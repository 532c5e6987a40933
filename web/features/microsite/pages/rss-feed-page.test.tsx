import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { open, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { RssFeedPage } from './rss-feed-page.tsx';

const { listContent, listCategories } = contract.content;

it('says of the feed what is in it: articles, and their categories, and no films', async () => {
  server.answer(contract.microsite.getMicrosite, {
    home: { en: 'https://yard.test/p/maya/en', es: 'https://yard.test/p/maya/es' },
    feed: { en: 'https://yard.test/p/maya/en/feed.xml', es: 'https://yard.test/p/maya/es/feed.xml' },
    shows: { home: true, articles: true, form: true },
  });
  server.answer(listContent, { data: [], page: 0, total: 0, has_more: false });
  server.answer(listCategories, { data: [{ slug: 'buyers', name: 'Buyers', count: 3 }] });
  await open(<RssFeedPage />, { known: [{ query: sessionQuery, data: SESSION }] });
  expect(server.queries(listContent)).toMatchObject([{ types: 'blog', language: 'en' }]);
  expect(server.queries(listCategories)).toMatchObject([{ category_type: 'blog', language: 'en' }]);
  expect(document.body.textContent).toContain('Buyers');
});
