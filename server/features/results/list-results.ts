import { DAY_MS } from '@yardsign/domain/time/spans';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import { type getFigures, type listResults as route, MOST_RESULTS } from '@yardsign/contracts/routes/sharing/results';
import {
  besideUsual,
  bestHours,
  isGood,
  LEAST_POSTS,
  type MeasuredPost,
  worthAgain,
} from '@yardsign/domain/results/what-worked';
import { mayPost } from '@yardsign/domain/sharing/may-post';
import { tellsFigures } from '@yardsign/domain/sharing/networks/permissions';
import { AppError } from '../../platform/errors.ts';
import { readRecipient } from '../access/read-recipient.ts';
import type { PieceName } from '../sharing/deps.ts';
import type { ResultsDeps } from './read-due-figures.ts';
import { findFigures, picturesOf, type ReadPost, readPostsSince } from './store.ts';

type Results = RouteTypes<typeof route>['answer'];
type Told = RouteTypes<typeof getFigures>['answer'];

/** Hours and rested pieces are learnt from a year, whatever time is looked at. */
const LEARN_DAYS = 366;
const MOST_LEARNT = 2000;
/** A piece rests for so long before it is offered again. */
const REST_MS = 90 * DAY_MS;
const MOST_AGAIN = 5;
/** So many are looked up: some may be gone from the library. */
const MOST_RESTED = 20;

const measured = (row: ReadPost): MeasuredPost => ({
  network: row.network,
  contentId: row.content_id,
  publishedAt: row.published_at.getTime(),
  figures: { reactions: row.reactions ?? 0, comments: row.comments ?? 0, shares: row.shares },
});

const figuresOf = (row: Pick<ReadPost, 'reactions' | 'comments' | 'shares'>, readAt: Date) => ({
  reactions: row.reactions ?? 0,
  comments: row.comments ?? 0,
  shares: row.shares,
  readAt: readAt.toISOString(),
});

/** What a network counts of a post of the member's own. @throws AppError `not_found`, also for somebody else's */
export async function readFigures(deps: ResultsDeps, memberId: string, postId: string): Promise<Told> {
  const found = await findFigures(deps.db, memberId, postId);
  if (!found) throw new AppError('not_found');
  const network = deps.networks[found.network];
  return {
    figures: found.read_at === null ? null : figuresOf(found, found.read_at),
    told: network ? tellsFigures(network.about, found.target_kind, found.scopes) : 'no',
  };
}

interface Lesson extends Pick<Results, 'bestHours'> {
  again: (Results['again'][number] & { contentId: string })[];
}

/** What there is to learn from a member's posts that were read: the hours that did best, and what did well, has rested and they can still post. */
async function learn(
  { namePieces, featuresOf }: Pick<ResultsDeps, 'namePieces' | 'featuresOf'>,
  memberId: string,
  { known, timeZone }: Known,
  now: number,
): Promise<Lesson> {
  const all = known.map(measured);
  const rested = worthAgain(all, REST_MS, now).slice(0, MOST_RESTED);
  // What they posted as one of a team, or had before, may be theirs no more.
  const names = rested.length > 0 ? await namePieces(rested, memberId) : new Map<string, PieceName>();
  const features = names.size > 0 ? ((await featuresOf([memberId])).get(memberId) ?? []) : [];
  const again = rested.flatMap((contentId) => {
    const name = names.get(contentId);
    const language = known.find((row) => row.content_id === contentId)?.language;
    if (!name || name.sample || name.isDraft || language === undefined || !mayPost(features, name.contentType))
      return [];
    return [{ contentId, path: name.path, title: name.titles[language], language }];
  });
  return { bestHours: bestHours(all, timeZone, now), again: again.slice(0, MOST_AGAIN) };
}

/** What of a piece is told. */
export const asShown = ({ path, title, language }: Lesson['again'][number]) => ({ path, title, language });

/** The posts of a year that were read, the newest first, and the clock of their member. */
interface Known {
  timeZone: string;
  known: ReadPost[];
}

async function readKnown({ db }: Pick<ResultsDeps, 'db'>, memberId: string, now: number): Promise<Known> {
  const timeZone = (await readRecipient(db, memberId))?.timeZone ?? 'UTC';
  const known = await readPostsSince(db, memberId, new Date(now - LEARN_DAYS * DAY_MS), MOST_LEARNT);
  return { timeZone, known };
}

/** What a member's own posts of a year teach, for where something is planned. */
export async function readAdvice(
  deps: Pick<ResultsDeps, 'db' | 'clock' | 'namePieces' | 'featuresOf'>,
  memberId: string,
) {
  const now = deps.clock.now().getTime();
  const read = await readKnown(deps, memberId, now);
  return { timeZone: read.timeZone, ...(await learn(deps, memberId, read, now)) };
}

/** What worked of a member's posts, and what there is to learn from it. */
export async function listResults(
  deps: ResultsDeps,
  memberId: string,
  { network, days }: RouteTypes<typeof route>['query'],
): Promise<Results> {
  const now = deps.clock.now().getTime();
  const read = await readKnown(deps, memberId, now);
  const { known } = read;
  const besides = besideUsual(known.map(measured));
  const shown = known
    .map((row, index) => ({ row, beside: besides[index] ?? 1 }))
    .filter(({ row }) => network === undefined || row.network === network)
    .filter(({ row }) => row.published_at.getTime() >= now - days * DAY_MS)
    .toSorted((one, other) => other.beside - one.beside);
  const best = shown.slice(0, MOST_RESULTS);
  const pictures = await picturesOf(
    deps.db,
    best.map(({ row }) => row.id),
  );
  const { again, ...learnt } = await learn(deps, memberId, read, now);
  return {
    ...learnt,
    posts: best.flatMap(({ row, beside }) => {
      const picture = pictures.get(row.id);
      // It went while this was read.
      if (picture === undefined) return [];
      return {
        id: row.id,
        network: row.network as Results['posts'][number]['network'],
        title: row.title,
        language: row.language,
        picture,
        publishedAt: row.published_at.toISOString(),
        figures: figuresOf(row, row.read_at ?? row.published_at),
        beside: Math.round(beside * 100) / 100,
        isGood: isGood(beside),
      };
    }),
    total: shown.length,
    leastPosts: LEAST_POSTS,
    again: again.map(asShown),
  };
}
