import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import { ReportArchive } from './report-archive.tsx';

const report = (number: number, title: string, month: string) => ({
  ...article(number, title),
  published_at: `2026-${month}-15T12:00:00.000Z`,
});

it('names each report by its month, and by its title too where a month has several', async () => {
  const [first, second] = [report(1, 'Rates', '10'), report(2, 'Homes for sale', '10')];
  const data = [first, second, report(3, 'September in figures', '09')];
  server.answer(contract.content.listContent, { data, page: 0, total: 3, has_more: false });
  await open(<ReportArchive type="mmr" language="en" />, { known: [{ query: sessionQuery, data: SESSION }] });
  const links = [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['October 2026: Rates', 'October 2026: Homes for sale', 'September 2026']);
});
