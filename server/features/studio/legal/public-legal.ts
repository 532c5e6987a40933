import type { Language } from '@yardsign/domain/languages';
import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import { AppError } from '../../../platform/errors.ts';
import { legalHtml } from '../../content/library/read-legal-page.ts';
import type { LegalDeps } from '../ports.ts';
import { listVersions, readFirst, readTexts } from './legal-store.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * A legal text as everybody reads it: the version in force, or an older one by its number.
 *
 * @throws AppError `not_found` for a number that was never published.
 */
export async function readPublicLegal(
  { db, library }: Pick<LegalDeps, 'db' | 'library'>,
  page: LegalPage,
  { language, version }: { language: Language; version?: number | undefined },
) {
  const [published, first] = await Promise.all([listVersions(db, page), readFirst(library, page)]);
  const versions = published.length > 0 ? published : [{ number: 1, publishedAt: first.publishedAt, changed: null }];
  const shown = version === undefined ? versions[0] : versions.find(({ number }) => number === version);
  if (!shown) throw new AppError('not_found');
  const texts = published.length > 0 ? await readTexts(db, page, shown.number) : first.texts;
  if (!texts) throw new AppError('not_found');
  return {
    title: first.titles[language],
    updated: dayOf(shown.publishedAt),
    version: shown.number,
    versions: versions.map(({ number, publishedAt, changed }) => ({
      number,
      updated: dayOf(publishedAt),
      changed: changed?.[language] ?? null,
    })),
    ...legalHtml(texts[language], language),
  };
}
