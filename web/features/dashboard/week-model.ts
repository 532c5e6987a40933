import { DAY_MS } from '@yardsign/domain/time/spans';
import { plainFilm } from '@yardsign/domain/content/films/plain-film';
import { kinds } from '@yardsign/domain/content/kinds';
import { filmMisfitOf, takesKind } from '@yardsign/domain/sharing/networks/misfit';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import type { WallClock } from '@yardsign/domain/time/wall-clock';
import type { ContentMode } from '@yardsign/domain/profile/content-mode';
import type { Post } from '../sharing/model.ts';
import type { Queue } from '../sharing/queue-api.ts';
import { type Target, keyOf } from '../sharing/target-model.ts';
import { plannedOf, suggestedTimes } from '../sharing/when-model.ts';
import type { Piece } from './model.ts';
import { offeredInOrder } from './pictures.ts';

/** How many posts a planned week has. */
const WEEK_LINES = 3;

/** What was posted so recently is not offered again. */
const RECENT_MS = 30 * DAY_MS;

/** One post of the week, as it is suggested or was changed. */
export interface WeekLine {
  requestId: string;
  /** Null for a line that is left out. */
  contentId: string | null;
  targetKey: string;
  when: WallClock;
}

/** In these nothing went out, and nothing will. */
const NOT_OUT: readonly Post['state'][] = ['failed', 'cancelled', 'missed'];

/** The pieces that can be offered for a week, the best first: by the rule of the piece of the week, and none that was posted recently. */
export function weekPieces(pieces: readonly Piece[], mode: ContentMode, posts: readonly Post[], now: Date): Piece[] {
  const recent = new Set(
    posts
      .filter(({ state, dueAt }) => !NOT_OUT.includes(state) && Date.parse(dueAt) > now.getTime() - RECENT_MS)
      .map(({ content }) => content.id),
  );
  return offeredInOrder(pieces, mode).filter(({ id }) => !recent.has(id));
}

/** Whether the network of a target takes what a piece is posted as. */
export function takes({ network }: Pick<Target, 'network'>, piece: Piece): boolean {
  const { capabilities } = networks[network];
  const { postedAs } = kinds[piece.content_type];
  if (postedAs === null || !takesKind(capabilities, postedAs)) return false;
  // Of one that its member has begun nothing can be told before it is made.
  const film = piece.film && plainFilm(piece.film);
  return film === null || filmMisfitOf(capabilities, film) === null;
}

/** Whether a piece is a film, which goes out as the member has made it and not as it stands in the library. */
export const isFilm = ({ content_type: type }: Pick<Piece, 'content_type'>): boolean =>
  kinds[type].postedAs === 'video';

/** The next times of a target that nothing has taken; where its queue has too few, times at which people look at their phones. */
function weekTimes(queue: Queue, targetKey: string, posts: readonly Post[], now: Date): WallClock[] {
  const { timeZone } = queue;
  const target = queue.targets.find((each) => keyOf(each) === targetKey);
  const soonest = now.getTime() + 15 * 60_000;
  const free = (target?.coming ?? []).filter(({ at, post }) => post === null && Date.parse(at) > soonest);
  const times = free.map(({ date, time }) => ({ date, time, timeZone }));
  const planned = [...plannedOf(posts), ...free.map(({ at }) => ({ id: at, at: Date.parse(at) }))];
  return [...times, ...suggestedTimes(now, timeZone, planned)].slice(0, WEEK_LINES);
}

/** Three pieces at three times, all to one target: what a member only has to agree to. @param plan.posts what is planned already */
export function suggestWeek(
  pieces: readonly Piece[],
  target: Target,
  queue: Queue,
  plan: { posts: readonly Post[]; now: Date; makeId: () => string },
): WeekLine[] {
  const { posts, now, makeId } = plan;
  const targetKey = keyOf(target);
  const times = weekTimes(queue, targetKey, posts, now);
  const fitting = pieces.filter((piece) => takes(target, piece));
  return times.flatMap((when, index) => {
    const piece = fitting[index];
    return piece ? [{ requestId: makeId(), contentId: piece.id, targetKey, when }] : [];
  });
}
