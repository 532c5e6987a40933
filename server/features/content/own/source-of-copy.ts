import type { MemberActor } from '@yardsign/domain/access/actor';
import { type OwnText, type SourceChoice, withSourceChanges } from '@yardsign/domain/content/own-text';
import { LANGUAGES, perLanguage } from '@yardsign/domain/languages';
import { AppError } from '../../../platform/errors.ts';
import type { Content, ContentDeps, Language, SourceTexts } from '../ports.ts';
import { readershipFor } from '../read-content.ts';
import { readOwn } from './change-own.ts';
import { changePiece, findOwn, saveText } from './own-store.ts';
import { copiedTexts, holdSource, noteSource, outdatedInSource, type CopiedText } from './source-store.ts';
import { textsRevision } from './text-revision.ts';

const wordsOf = ({ title, description, contents }: OwnText) => ({ title, description, contents });

function presentText({ mine, taken, now }: CopiedText) {
  if (now === null) return null;
  return {
    before: taken && wordsOf(taken),
    now: wordsOf(now),
    captionChanged: (taken ?? mine).caption !== now.caption,
    left: taken === null ? 0 : withSourceChanges(taken, mine, now).left,
  };
}

/** Tells what the source of a copy says in every language from what it said before. */
const sourceRevision = (texts: ReadonlyMap<Language, CopiedText>): string =>
  textsRevision(LANGUAGES.map((language) => texts.get(language)?.now ?? null));

/** What has become of the piece that a copy was made of. @throws AppError `not_found` */
export async function readSource(
  deps: ContentDeps,
  actor: MemberActor,
  id: string,
): Promise<{ revision: string; texts: Record<Language, SourceTexts> }> {
  const texts = await copiedTexts(deps.db, readershipFor(actor), id);
  if (texts.size === 0) throw new AppError('not_found');
  return {
    revision: sourceRevision(texts),
    texts: perLanguage((language) => {
      const text = texts.get(language);
      return text === undefined ? null : presentText(text);
    }),
  };
}

/** What a copy says after its member has chosen; null where it stays as it is. */
function chosenText({ mine, taken, now }: CopiedText, choice: SourceChoice): OwnText | null {
  if (choice === 'keep' || now === null) return null;
  if (choice === 'take') return now;
  // Without knowing what was copied, nobody can tell the member's words from the former ones.
  return taken === null ? null : withSourceChanges(taken, mine, now).text;
}

/**
 * Does what a member has chosen about a copy whose source has changed, in every language.
 *
 * @param revision of the source that the member has seen; without it they have seen what it says now.
 * @throws AppError `not_found`, `source_moved_on`
 */
export async function settleSource(
  deps: ContentDeps,
  actor: MemberActor,
  id: string,
  { choice, language, revision }: { choice: SourceChoice; language: Language; revision?: string | undefined },
): Promise<Content> {
  await deps.db.transaction().execute(async (tx) => {
    const own = await findOwn(tx, actor.userId, id);
    if (!own) throw new AppError('not_found');
    if (own.based_on !== null) await holdSource(tx, own.based_on);
    const texts = await copiedTexts(tx, readershipFor(actor), id);
    if (revision !== undefined && revision !== sourceRevision(texts)) throw new AppError('source_moved_on');
    for (const each of LANGUAGES) {
      const copied = texts.get(each);
      const text = copied && chosenText(copied, choice);
      if (text) await saveText(tx, id, each, text);
    }
    const isReadable = [...texts.values()].some(({ now }) => now !== null);
    const outdated = choice === 'take' && isReadable ? await outdatedInSource(tx, id) : own.outdated;
    if (isReadable) await noteSource(tx, id);
    await changePiece(tx, id, { outdated, seen: true, now: deps.clock.now() });
  });
  return readOwn(deps, actor, id, language);
}
