import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStillClock } from '../../platform/clock.ts';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { libraryContentId, loadLibrary } from './load-library.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function titlesOf(slug: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('content_text')
    .select('title')
    .where('content_id', '=', libraryContentId(slug))
    .orderBy('language')
    .execute();
  return rows.map(({ title }) => title);
}

test('a market report is called by the month that it was published in', async () => {
  expect(await titlesOf('market-report-latest')).toEqual([
    'Monthly Market Report, November 2026',
    'Informe mensual del mercado, noviembre de 2026',
  ]);
  expect(await titlesOf('market-report-two-before')).toEqual([
    'Monthly Market Report, September 2026',
    'Informe mensual del mercado, septiembre de 2026',
  ]);
});

test('whoever opens a report in the studio reads its month as members do', async () => {
  const { files } = await app.db
    .selectFrom('content')
    .select('files')
    .where('id', '=', libraryContentId('market-report-latest'))
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(files)).toContain('Informe mensual del mercado, noviembre de 2026');
  expect(JSON.stringify(files)).not.toContain('{month}');
});

test('a report that has changed keeps its month, however late that is', async () => {
  const report = app.core.library.pieces.find(({ slug }) => slug === 'market-report-latest');
  if (!report) throw new Error('the library has no such report');
  const later = createStillClock('2027-02-20T12:00:00Z');
  const files = { ...report.files, 'en.md': `${report.files['en.md']}\n\nOne sentence more.` };
  await loadLibrary(app.db, later, { ...app.core.library, pieces: [{ ...report, files }] });
  expect(await titlesOf('market-report-latest')).toEqual([
    'Monthly Market Report, November 2026',
    'Informe mensual del mercado, noviembre de 2026',
  ]);
});
