import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { scheduleRoutes } from '@yardsign/contracts/routes/sharing/schedule';
import { CAPTION_MOST } from '@yardsign/contracts/routes/sharing/sharing';
import { refusesPeople } from '@yardsign/domain/compliance/wording/find-wording';
import { kindOf } from '@yardsign/domain/content/kinds';
import { type Language, LANGUAGES } from '@yardsign/domain/languages';
import { type Misfit, misfitOf, takesKind, textMisfitOf } from '@yardsign/domain/sharing/networks/misfit';
import type { Capabilities } from '@yardsign/domain/sharing/networks/social-network';
import { type ScheduleFault, scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { hasControls } from '@yardsign/domain/text/characters';
import { wallClockFaults } from '@yardsign/domain/time/wall-clock';
import { AppError } from '../../../platform/errors.ts';
import type { AskedPost, SharingDeps } from '../deps.ts';
import { checkContent, checkTargets, type Sharer } from '../shares/check-share.ts';
import { REFUSALS } from '../posts/post-form.ts';
import { type NamedLine, networkNamed } from './name-lines.ts';
import { languageNamed } from './schedule-cells.ts';
import { type Column, COLUMNS, type ScheduleLine } from './schedule-file.ts';

export type CheckedLine = RouteTypes<typeof scheduleRoutes.checkSchedule>['answer']['lines'][number];
export type Planned = NonNullable<CheckedLine['planned']>;
type Content = Awaited<ReturnType<typeof checkContent>>;

/** What is wrong with a cell. */
interface Fault {
  column: Column;
  code: string;
}

/** What was found of a cell, or what is wrong with it. Null where there was nothing to ask, because another cell is wrong. */
type Found<Value> = { value: Value | null; fault: null } | { value: null; fault: Fault };

const NOT_ASKED = { value: null, fault: null } as const;

const SIZES: readonly Planned['size'][] = ['square', 'portrait', 'story', 'link'];

const TIME_CELLS: Record<ScheduleFault, Column> = {
  unknown_zone: 'time_zone',
  invalid_date: 'date',
  invalid_time: 'time',
  too_early: 'time',
  too_late: 'date',
};

/** Asks as a share would, and takes its refusal for what is wrong with a cell. */
async function found<Value>(column: Column, ask: () => Promise<Value>): Promise<Found<Value>> {
  try {
    return { value: await ask(), fault: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { value: null, fault: { column, code: error.code } };
  }
}

/** What a line would post: of a film the one that the member has made, for nobody is there to be asked. @throws AppError as a share would */
async function checkPiece(deps: SharingDeps, sharer: Sharer, piece: { contentId: string; language: Language }) {
  const content = await checkContent(deps, sharer, { ...piece, outdated: false, proofSha256: '', unbranded: false });
  if (content.piece.film?.worn === null) throw new AppError('film_unbranded');
  return content;
}

/** The column that a misfit is about, where it is not that of the piece. */
const AT: Partial<Record<Misfit, Column>> = { kind: 'network', text: 'caption', tags: 'caption' };

/** What the network does not take of a line. The shape of a picture is known only once it is drawn. */
function misfitOfLine(capabilities: Capabilities, { piece, postedAs }: Content, text: string): Misfit | null {
  if (piece.film) return misfitOf(capabilities, { ...piece.film, postedAs, text, film: piece.film });
  return takesKind(capabilities, postedAs) ? textMisfitOf(capabilities, text, postedAs) : 'kind';
}

/** Words that a share would be refused for, by the law or by the rules of a team; null for none. */
async function refusalOfWords(
  deps: Pick<SharingDeps, 'db' | 'mustAsk'>,
  post: Omit<AskedPost, 'id' | 'first_comment'>,
): Promise<'wording_refused' | 'wording_stopped' | null> {
  if (refusesPeople(post.caption, post.language)) return 'wording_refused';
  const asked = await deps.mustAsk(deps.db, [{ ...post, id: 'line', first_comment: null }]);
  return asked.get('line')?.stops === true ? 'wording_stopped' : null;
}

const unreadable = (column: Column): Fault => ({ column, code: 'unreadable' });

/** What no share could carry, whatever it means: half of a character, or more words than a post has. */
function faultsOfCells(line: ScheduleLine): Fault[] {
  const broken = COLUMNS.filter((column) => hasControls(line[column])).map((column) => unreadable(column));
  return line.caption.length > CAPTION_MOST ? [...broken, { column: 'caption', code: 'text_too_long' }] : broken;
}

/** When a line goes out, or what is wrong with its date, its time and its zone: each that means nothing by itself, or else all together. */
function readTime(
  { date, time, time_zone: timeZone }: ScheduleLine,
  now: Date,
): { dueAt: Date | null; faults: Fault[] } {
  const wall = { date, time, timeZone };
  const alone = wallClockFaults(wall);
  if (alone.length > 0) return { dueAt: null, faults: alone.map((code) => ({ column: TIME_CELLS[code], code })) };
  const instant = scheduleInstant(wall, now);
  if (instant.ok) return { dueAt: instant.value, faults: [] };
  return { dueAt: null, faults: [{ column: TIME_CELLS[instant.reason], code: instant.reason }] };
}

/** Looks for the piece of a line. In an unknown language a piece is at fault that could be posted in none. */
async function findContent(
  deps: SharingDeps,
  sharer: Sharer,
  contentId: string,
  language: Language | undefined,
): Promise<Found<Content>> {
  const inLanguage = (each: Language) => found('piece', () => checkPiece(deps, sharer, { contentId, language: each }));
  if (language) return inLanguage(language);
  const inEach = await Promise.all(LANGUAGES.map(inLanguage));
  return inEach.some(({ fault }) => fault === null) ? NOT_ASKED : (inEach[0] ?? NOT_ASKED);
}

/** What a network does not take of a line, and words that are refused, as far as its piece and its language are known. */
async function faultsOfPost(
  deps: SharingDeps,
  sharer: Sharer,
  {
    network,
    language,
    caption,
    content,
  }: Pick<Planned, 'caption'> & {
    network: string | undefined;
    language: Language | undefined;
    content: Content | null;
  },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const capabilities = deps.networks[network ?? '']?.about.capabilities;
  const misfit = capabilities && content ? misfitOfLine(capabilities, content, caption) : null;
  if (misfit) faults.push({ column: AT[misfit] ?? 'piece', code: REFUSALS[misfit] });
  if (language === undefined) return faults;
  // The rules of a team ask what kind of piece it is, the law does not.
  if (content === null)
    return refusesPeople(caption, language) ? [{ column: 'caption', code: 'wording_refused' }] : faults;
  const refused = await refusalOfWords(deps, {
    ...{ owner_id: sharer.userId, content_type: content.piece.contentType, network: network ?? '' },
    ...{ caption, language },
  });
  if (refused) faults.push({ column: 'caption', code: refused });
  return faults;
}

/** The first fault of each cell, in the order of the columns. */
function inOrder(faults: readonly (Fault | null)[]): Fault[] {
  return COLUMNS.flatMap((column) => faults.find((fault) => fault?.column === column) ?? []);
}

/** Reads one line, and asks of it everything that a share would, but for the drawing of its picture. All that is wrong is said at once. */
export async function checkLine(
  deps: SharingDeps,
  sharer: Sharer,
  { line, faults: named }: NamedLine,
): Promise<{ planned: Planned; dueAt: Date } | { faults: Fault[] }> {
  const { date, time, time_zone: timeZone, piece: contentId, target: targetId } = line;
  // What is wrong with a cell itself comes before what a share would say.
  const cells = [...faultsOfCells(line), ...named];
  const isSound = (column: Column) => !cells.some((fault) => fault.column === column);
  const { dueAt, faults: late } = readTime(line, deps.clock.now());
  const language = languageNamed(line.language);
  // What the product has is what the contract names.
  const network = networkNamed(deps.networks, line.network)?.key as Planned['network'] | undefined;
  const size = SIZES.find((each) => each === line.size.toLowerCase());
  const content = isSound('piece') ? await findContent(deps, sharer, contentId, language) : NOT_ASKED;
  const target =
    network !== undefined && isSound('target')
      ? await found('target', () => checkTargets(deps, sharer.userId, [{ network, targetId }]))
      : NOT_ASKED;
  const caption = line.caption === '' ? (content.value?.piece.caption ?? '') : line.caption;
  const faults = inOrder([
    ...cells,
    ...late,
    language ? null : unreadable('language'),
    network ? null : unreadable('network'),
    line.size === '' || size ? null : unreadable('size'),
    content.fault,
    target.fault,
    ...(await faultsOfPost(deps, sharer, { network, language, caption: caption.trim(), content: content.value })),
  ]);
  if (faults.length > 0 || !dueAt || !language || !network || !content.value) return { faults };
  const { piece, postedAs } = content.value;
  const planned: Planned = {
    ...{ date, time, timeZone, contentId, title: piece.title, language, caption },
    size: size ?? kindOf(piece.contentType)?.size ?? 'link',
    isFilm: postedAs === 'video',
    ...{ network, targetId, targetName: target.value?.[0]?.name ?? targetId },
  };
  return { planned, dueAt };
}
