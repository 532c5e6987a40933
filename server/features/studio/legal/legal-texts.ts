import { LANGUAGES } from '@yardsign/domain/languages';
import { type LegalPage, sectionsAgree } from '@yardsign/domain/studio/legal-text';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import type { LegalDeps, LegalDraft, LegalPublication, LegalText } from '../ports.ts';
import { listVersions, readDraft, readFirst, readTexts, takeDraft, type Texts, writeDraft } from './legal-store.ts';

/** Who does something to which text, and by which call. */
interface LegalAct {
  page: LegalPage;
  memberId: string;
  requestId: string;
}

type Reading = Pick<LegalDeps, 'db' | 'library'>;

async function readInForce({ db, library }: Reading, page: LegalPage) {
  const versions = await listVersions(db, page);
  const number = versions[0]?.number ?? 1;
  const published = versions.length === 0 ? undefined : await readTexts(db, page, number);
  if (published) return { versions, number, texts: published };
  const { texts, publishedAt } = await readFirst(library, page);
  return { versions: [{ number, publishedAt, publishedBy: null, changed: null, asks: false }], number, texts };
}

/** A legal text as the content team works on it. */
export async function readLegalText(deps: Reading, page: LegalPage): Promise<LegalText> {
  const { versions, number, texts } = await readInForce(deps, page);
  const draft = await readDraft(deps.db, page);
  return {
    inForce: { number, texts },
    draft: { version: draft?.version ?? 0, texts: draft?.texts ?? texts },
    versions: versions.map((version) => ({ ...version, publishedAt: version.publishedAt.toISOString() })),
  };
}

/** @throws AppError `text_moved_on` */
export async function saveLegalText(
  deps: LegalDeps,
  act: LegalAct,
  { version, texts }: LegalDraft,
): Promise<LegalText> {
  const { page, memberId: by } = act;
  if (!(await writeDraft(deps.db, { page, version, texts, now: deps.clock.now(), by })))
    throw new AppError('text_moved_on');
  return readLegalText(deps, page);
}

function sameTexts(one: Texts, other: Texts): boolean {
  return LANGUAGES.every((language) => one[language] === other[language]);
}

/**
 * Puts the draft in force. With the first publication the text of the library is kept too, as it is then.
 *
 * @throws AppError `text_moved_on`, `legal_unchanged`, `legal_sections_differ`.
 */
export async function publishLegalText(
  deps: LegalDeps,
  act: LegalAct,
  { version, changed, asks }: LegalPublication,
): Promise<LegalText> {
  const { page, memberId: by, requestId } = act;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const texts = await takeDraft(tx, { page, version, now, by });
    if (!texts) throw new AppError('text_moved_on');
    const former = await readInForce({ db: tx, library: deps.library }, page);
    if (sameTexts(texts, former.texts)) throw new AppError('legal_unchanged');
    if (!sectionsAgree(texts)) throw new AppError('legal_sections_differ');
    const number = former.number + 1;
    const rows = [
      {
        page,
        number,
        texts: JSON.stringify(texts),
        changed: JSON.stringify(changed),
        asks,
        published_at: now,
        published_by: by,
      },
    ];
    const first = former.versions[0];
    if (number === 2 && first) {
      const library = { texts: JSON.stringify(former.texts), changed: null, published_by: null };
      await tx
        .insertInto('legal_version')
        .values({ page, number: 1, ...library, published_at: first.publishedAt })
        .execute();
    }
    await tx.insertInto('legal_version').values(rows).execute();
    const actors = { actorId: by, realActorId: by, subjectId: null };
    const detail = { page, number, asks };
    await recordAct(tx, { at: now, action: 'studio.legal-published', ...actors, detail, requestId });
  });
  return readLegalText(deps, page);
}
