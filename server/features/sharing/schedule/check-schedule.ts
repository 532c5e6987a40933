import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { scheduleRoutes } from '@yardsign/contracts/routes/sharing/schedule';
import { CAPTION_MOST } from '@yardsign/contracts/routes/sharing/sharing';
import type { Language } from '@yardsign/domain/languages';
import { refusesPeople } from '@yardsign/domain/compliance/wording/find-wording';
import { kindOf } from '@yardsign/domain/content/kinds';
import { type Misfit, misfitOf, takesKind, textMisfitOf } from '@yardsign/domain/sharing/networks/misfit';
import type { Capabilities } from '@yardsign/domain/sharing/networks/social-network';
import { MOST_LINES } from '@yardsign/domain/sharing/schedule-file';
import { isSamePosting } from '@yardsign/domain/sharing/same-posting';
import { hasControls } from '@yardsign/domain/text/characters';
import { AppError } from '../../../platform/errors.ts';
import type { AskedPost, SharingDeps } from '../deps.ts';
import { checkContent, checkTargets, type Sharer } from '../posts/check-share.ts';
import { chooseTime } from '../posts/choose-time.ts';
import { findEarlierPosts } from '../posts/earlier-posts.ts';
import { REFUSALS } from '../posts/post-form.ts';
import { type NamedLine, nameLines, networkNamed } from './name-lines.ts';
import { languageNamed } from './schedule-cells.ts';
import { type Column, COLUMNS, readSchedule, type ScheduleLine } from './schedule-file.ts';

type Check = RouteTypes<typeof scheduleRoutes.checkSchedule>;
type CheckedLine = Check['answer']['lines'][number];
type Planned = NonNullable<CheckedLine['planned']>;

const SIZES: readonly Planned['size'][] = ['square', 'portrait', 'story', 'link'];

/** What was found of a cell, or what is wrong with it. */
type Found<Value> = { value: Value } | { fault: { column: Column; code: string } };

/** Asks as a share would, and takes its refusal for what is wrong with a cell. */
async function found<Value>(column: Column, ask: () => Value | Promise<Value>): Promise<Found<Value>> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A time says more than that it cannot be scheduled.
    const [issue] = error.code === 'invalid_wall_clock' ? (error.issues ?? []) : [];
    const at: Column = issue?.path === 'when.date' ? 'date' : issue?.path === 'when.timeZone' ? 'time_zone' : column;
    return { fault: { column: at, code: issue?.message ?? error.code } };
  }
}

function languageOf({ language }: ScheduleLine): Found<Language> {
  const known = languageNamed(language);
  return known ? { value: known } : { fault: { column: 'language', code: 'unreadable' } };
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
function misfitOfLine(
  capabilities: Capabilities,
  { piece, postedAs }: Awaited<ReturnType<typeof checkContent>>,
  text: string,
): Misfit | null {
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

/** What no share could carry, whatever it means: half of a character, or more words than a post has. */
function faultsOfCells(line: ScheduleLine): CheckedLine['faults'] {
  const broken = COLUMNS.filter((column) => hasControls(line[column])).map((column) => ({
    column,
    code: 'unreadable',
  }));
  return line.caption.length > CAPTION_MOST ? [...broken, { column: 'caption', code: 'text_too_long' }] : broken;
}

/** Reads one line, and asks of it everything that a share would, but for the drawing of its picture. */
async function checkLine(
  deps: SharingDeps,
  sharer: Sharer,
  { line, faults }: NamedLine,
): Promise<{ planned: Planned; dueAt: Date } | { faults: CheckedLine['faults'] }> {
  const broken = faultsOfCells(line);
  if (broken.length > 0) return { faults: broken };
  const now = deps.clock.now();
  const { date, time, time_zone: timeZone, piece: contentId, target: targetId } = line;
  /** What is wrong with the name itself comes before what a share would say. */
  async function ofName<Value>(column: Column, ask: () => Promise<Value>): Promise<Found<Value>> {
    const fault = faults.find((each) => each.column === column);
    return fault ? { fault } : found(column, ask);
  }
  const when = await found('time', () => chooseTime({ kind: 'at', date, time, timeZone }, now));
  const language = languageOf(line);
  const network = networkNamed(deps.networks, line.network)?.key;
  const content: Found<Awaited<ReturnType<typeof checkContent>>> =
    'fault' in language
      ? language
      : await ofName('piece', () => checkPiece(deps, sharer, { contentId, language: language.value }));
  const target: Found<Awaited<ReturnType<typeof checkTargets>>> =
    network === undefined
      ? { fault: { column: 'network', code: 'unreadable' } }
      : await ofName('target', () =>
          checkTargets(deps, sharer.userId, [{ network: network as Planned['network'], targetId }]),
        );
  const size = SIZES.find((each) => each === line.size.toLowerCase());
  const sizeFault = line.size !== '' && size === undefined ? [{ column: 'size', code: 'unreadable' }] : [];
  if ('fault' in when || 'fault' in language || 'fault' in content || 'fault' in target || sizeFault.length > 0) {
    const each = [when, content, target].flatMap((one) => ('fault' in one ? [one.fault] : []));
    return { faults: [...each, ...sizeFault] };
  }

  const { piece, postedAs } = content.value;
  const caption = line.caption === '' ? piece.caption : line.caption;
  const capabilities = deps.networks[network ?? '']?.about.capabilities;
  const misfit = capabilities && misfitOfLine(capabilities, content.value, caption.trim());
  if (misfit) return { faults: [{ column: AT[misfit] ?? 'piece', code: REFUSALS[misfit] }] };
  const refused = await refusalOfWords(deps, {
    ...{ owner_id: sharer.userId, content_type: piece.contentType, network: network ?? '' },
    ...{ caption: caption.trim(), language: language.value },
  });
  if (refused) return { faults: [{ column: 'caption', code: refused }] };
  const [row] = target.value;
  const planned: Planned = {
    ...{ date, time, timeZone, contentId, title: piece.title, language: language.value, caption },
    size: size ?? kindOf(piece.contentType)?.size ?? 'link',
    isFilm: postedAs === 'video',
    network: network as Planned['network'],
    ...{ targetId, targetName: row?.name ?? targetId },
  };
  return { planned, dueAt: when.value.dueAt };
}

/**
 * Says of every line of a file whether it can be scheduled, and what is wrong with it.
 *
 * @throws AppError `schedule_unreadable`, `schedule_too_long`
 */
export async function checkSchedule(
  deps: SharingDeps,
  sharer: Sharer,
  { format, file }: Check['body'],
): Promise<CheckedLine[]> {
  const lines = readSchedule(format, file);
  if (!lines || lines.length === 0) throw new AppError('schedule_unreadable');
  if (lines.length > MOST_LINES) throw new AppError('schedule_too_long');
  const checked: CheckedLine[] = [];
  const taken: { planned: Planned; dueAt: Date }[] = [];
  for (const [index, line] of (await nameLines(deps, sharer, lines)).entries()) {
    const place = format === 'csv' ? index + 2 : index + 1;
    const answer = await checkLine(deps, sharer, line);
    if ('faults' in answer) {
      checked.push({ line: place, planned: null, faults: answer.faults });
      continue;
    }
    const { planned, dueAt } = answer;
    const { contentId, language, network, targetId, timeZone } = planned;
    const isRepeated = taken.some(
      (other) =>
        other.planned.contentId === contentId &&
        other.planned.language === language &&
        other.planned.network === network &&
        other.planned.targetId === targetId &&
        isSamePosting(other.dueAt, dueAt, timeZone),
    );
    const targets = [{ network, target_id: targetId, dueAt }];
    const earlier = await findEarlierPosts(deps.db, {
      memberId: sharer.userId,
      contentId,
      language,
      targets,
      timeZone,
    });
    const code = isRepeated ? 'repeated' : earlier.length > 0 ? 'posted_already' : null;
    if (code === null) taken.push({ planned, dueAt });
    checked.push({
      line: place,
      planned: code === null ? planned : null,
      faults: code === null ? [] : [{ column: 'piece', code }],
    });
  }
  return checked;
}
