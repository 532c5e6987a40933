import { createHash } from 'node:crypto';
import { TYPE_FROM_ELSEWHERE } from '@yardsign/domain/content/kinds';
import { perLanguage, LANGUAGES } from '@yardsign/domain/languages';
import { areEditable, toParagraphs } from '@yardsign/domain/studio/paragraphs';
import { tagSchema } from '@yardsign/contracts/content-fields';
import { wholeText } from '@yardsign/domain/text/characters';
import { AppError } from '../../../platform/errors.ts';
import { LONGEST_TEXT } from '../in-and-out/imported-text.ts';
import { freeSlug } from '../pieces/begin-piece.ts';
import { beginPiece, holdSlugs } from '../pieces/piece-store.ts';
import type { ImportOutcome, Importing, StudioDeps } from '../ports.ts';
import type { ForeignPiece } from './foreign-piece.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { lostFromHtml, picturesOf } from './pictures-elsewhere.ts';
import { isWordpress, readWordpress } from './read-wordpress.ts';
import { readGhost } from './read-ghost.ts';

const MOST_PIECES = 20_000;
const MOST_TAGS = 12;
const LONGEST = { title: 200, description: 400 };
/** Letters of a text with its markup, which is often longer than the text itself. */
const LONGEST_HTML = 4 * LONGEST_TEXT;

/**
 * The texts of an export of WordPress or Ghost; null for a file that is neither.
 * @param site where the site of a Ghost export is
 * @throws AppError `import_too_much`; others when it only looks like one.
 */
export function readForeign(text: string, site?: string): ForeignPiece[] | null {
  const pieces = isWordpress(text) ? readWordpress(text) : /^\s*\{/.test(text) ? readGhost(text, site) : null;
  if (pieces !== null && pieces.length > MOST_PIECES) throw new AppError('import_too_much');
  return pieces;
}

/** Always the same for the same text of the same place. */
const idOf = (key: string) => `cnt_${createHash('sha256').update(`elsewhere|${key}`).digest('hex').slice(0, 24)}`;

/** Tags of another system as ours; what can be none stays out. */
export function tagsOf(tags: readonly string[]): string[] {
  const written = tags.map((tag) => tag.trim().toLowerCase().replaceAll(/\s+/g, '-'));
  return [...new Set(written)].filter((tag) => tagSchema.safeParse(tag).success).slice(0, MOST_TAGS);
}

const plain = (html: string) =>
  htmlToMarkdown(html)
    .replace(/\s+/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/\*\*?|~~/g, '');

/** The beginning of a text, without half of a character at its end. */
const begun = (text: string, most: number) => wholeText(text.slice(0, most));

function writtenOf({ title, description, language, tags, html, slug }: ForeignPiece) {
  const markdown = html.length > LONGEST_HTML ? '' : wholeText(htmlToMarkdown(html));
  const front = {
    title: begun(plain(title) || slug, LONGEST.title),
    description: begun(plain(description), LONGEST.description),
    shareText: '',
  };
  const meta = { motif: 'house', categories: [], publishedDaysAgo: 0, related: [], tags: tagsOf(tags) };
  const texts = perLanguage((each) =>
    each === language
      ? { front, paragraphs: toParagraphs(markdown) }
      : { front: { title: '', description: '', shareText: '' }, paragraphs: [] },
  );
  return { markdown, front, written: { meta, texts } };
}

type Written = ReturnType<typeof writtenOf>;

/** Why a text stays out; null for one that comes in. */
function whyLeftOut({ html, isInOwnFormat, language }: ForeignPiece, { markdown, front, written }: Written) {
  if (isInOwnFormat) return 'own_format';
  if (html.length > LONGEST_HTML || markdown.length > LONGEST_TEXT || !areEditable(written.texts[language].paragraphs))
    return 'too_long';
  if (markdown === '') return 'no_text';
  return front.title === '' ? 'unreadable' : null;
}

async function takeForeign(deps: StudioDeps, who: Importing, piece: ForeignPiece): Promise<ImportOutcome> {
  const read = writtenOf(piece);
  const { markdown, front, written } = read;
  const id = idOf(piece.key);
  const why = whyLeftOut(piece, read);
  if (why !== null) return { title: front.title, pictures: [], lost: [], slug: piece.slug, id: null, outcome: why };
  const told = { title: front.title, ...picturesOf(markdown), lost: lostFromHtml(piece.html) };
  const others = LANGUAGES.filter((each) => each !== piece.language);
  return deps.db.transaction().execute(async (tx) => {
    // The same export may be coming in a second time right now.
    await holdSlugs(tx);
    const known = await tx.selectFrom('studio_piece').select('slug').where('id', '=', id).executeTakeFirst();
    if (known) return { ...told, slug: known.slug, id, outcome: 'same' as const };
    const slug = await freeSlug(tx, piece.slug || front.title, id);
    if (who.isTrial) return { ...told, slug, id: null, outcome: 'new' as const };
    const draft = { id, type: TYPE_FROM_ELSEWHERE, state: 'draft', outdated: others, heldBack: others } as const;
    await beginPiece(tx, {
      ...draft,
      written: { slug, ...written, drawing: null },
      by: who.memberId,
      now: deps.clock.now(),
    });
    return { ...told, slug, id, outcome: 'new' as const };
  });
}

/** Takes the texts of another system in as articles that are drafts; one that came in before stays as it is by now. */
export async function importForeign(
  deps: StudioDeps,
  who: Importing,
  pieces: readonly ForeignPiece[],
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (const piece of pieces) outcomes.push(await takeForeign(deps, who, piece));
  return outcomes;
}
