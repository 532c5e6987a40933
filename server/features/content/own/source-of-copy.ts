import type { MemberActor } from '@yardsign/domain/access/actor';
import { type OwnText, type SourceChoice, sourceChanges, uncontested } from '@yardsign/domain/content/own-text';
import { LANGUAGES, perLanguage } from '@yardsign/domain/languages';
import { escapeHtml } from '../../../platform/http/answers/escape-html.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Content, ContentDeps, Language, SourceTexts } from '../ports.ts';
import { readershipFor } from '../read-content.ts';
import { toHtml } from '../to-html.ts';
import { readOwn } from './change-own.ts';
import { changePiece, findOwn, saveText } from './own-store.ts';
import { copiedTexts, holdSource, noteSource, outdatedInSource, type CopiedText } from './source-store.ts';
import { textsRevision } from './text-revision.ts';

/** A line that is no Markdown. */
const asLine = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br />')}</p>`;

function presentText({ mine, taken, now }: CopiedText, language: Language): SourceTexts {
  if (now === null) return null;
  const { changes } = sourceChanges(taken, mine, now);
  return {
    isKnown: taken !== null,
    changes: changes.map((change) => {
      const isLine = change.id === change.kind;
      const asRead = (text: string | null) => text && (isLine ? asLine(text) : toHtml(text, language));
      const { mine: own, theirs, after, kind } = change;
      const isPlaced = kind === 'inserted' || kind === 'moved';
      return { ...change, mine: asRead(own), theirs: asRead(theirs), after: isPlaced ? asRead(after) : null };
    }),
  };
}

/** Tells what the source of a copy says in every language, and what it said before, from other states of both. */
const sourceRevision = (texts: ReadonlyMap<Language, CopiedText>): string =>
  textsRevision(
    LANGUAGES.flatMap((language) => [texts.get(language)?.taken ?? null, texts.get(language)?.now ?? null]),
  );

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
      return text === undefined ? null : presentText(text, language);
    }),
  };
}

interface Settlement {
  choice: SourceChoice;
  language: Language;
  revision?: string | undefined;
  taken?: Record<Language, string[]> | undefined;
}

/** What a copy says after its member has chosen; null where it stays as it is. */
function chosenText({ mine, taken, now }: CopiedText, { choice }: Settlement, ids?: readonly string[]): OwnText | null {
  if (choice === 'keep' || now === null) return null;
  if (choice === 'take') return now;
  const { changes, take } = sourceChanges(taken, mine, now);
  return take(ids ? new Set(ids) : uncontested(changes));
}

/**
 * Does what a member has chosen about a copy whose source has changed, in every language.
 *
 * @param settlement.revision of what the member has seen; without it they have seen what is there now.
 * @param settlement.taken ids of the changes that they take over; without it all that they have not changed themselves.
 * @throws AppError `not_found`, `source_moved_on`
 */
export async function settleSource(
  deps: ContentDeps,
  actor: MemberActor,
  id: string,
  settlement: Settlement,
): Promise<Content> {
  const { choice, language, revision } = settlement;
  await deps.db.transaction().execute(async (tx) => {
    const own = await findOwn(tx, actor.userId, id);
    if (!own) throw new AppError('not_found');
    if (own.based_on !== null) await holdSource(tx, own.based_on);
    const texts = await copiedTexts(tx, readershipFor(actor), id);
    if (revision !== undefined && revision !== sourceRevision(texts)) throw new AppError('source_moved_on');
    for (const each of LANGUAGES) {
      const copied = texts.get(each);
      const text = copied && chosenText(copied, settlement, settlement.taken?.[each]);
      if (text) await saveText(tx, id, each, text);
    }
    const isReadable = [...texts.values()].some(({ now }) => now !== null);
    const outdated = choice === 'take' && isReadable ? await outdatedInSource(tx, id) : own.outdated;
    if (isReadable) await noteSource(tx, id);
    await changePiece(tx, id, { outdated, seen: true, now: deps.clock.now() });
  });
  return readOwn(deps, actor, id, language);
}
