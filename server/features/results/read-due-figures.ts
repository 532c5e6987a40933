import { nextReading } from '@yardsign/domain/results/readings';
import type { SharingDeps } from '../sharing/deps.ts';
import { endWhereRefused, freshTargetToken } from '../sharing/connections/fresh-target-token.ts';
import type { HeldToken } from '../sharing/connections/target-access.ts';
import { NetworkError } from '../sharing/ports.ts';
import { beginFigures, type Counted, type DuePost, dueReadings, keepReading } from './store.ts';

export type ResultsDeps = Pick<SharingDeps, 'db' | 'clock' | 'vault' | 'networks' | 'namePieces' | 'featuresOf'>;

/** So many figures are asked for in one run, and so many of one target: posting has the limits of the networks first. */
const MOST_A_RUN = 60;
const MOST_A_TARGET = 10;
const MOST_NEW = 500;
/** When a network or a connection did not answer, it is left alone for so long. */
const LATER_MS = 6 * 3_600_000;

/** The networks that tell us of posts, each with the kinds of target of whose posts it does. */
function countedOf({ networks }: Pick<ResultsDeps, 'networks'>): Counted[] {
  return Object.values(networks).flatMap(({ key, about, adapter }) => {
    const { figures } = about.capabilities;
    return adapter.readFigures && figures ? [{ network: key, kinds: figures.of }] : [];
  });
}

/** What a failure says of the other posts of the run: they would be refused as well. */
function closedBy(error: NetworkError, post: DuePost): string | null {
  if (error.concerns === 'network') return post.network;
  return error.concerns === 'connection' ? connectionOf(post) : null;
}

const connectionOf = ({ network, owner_id: memberId }: DuePost) => `${network} ${memberId}`;

/** @returns the network or the connection that is to be left alone for the rest of the run; null mostly */
async function readOne(deps: ResultsDeps, post: DuePost): Promise<string | null> {
  const now = deps.clock.now();
  const publishedAt = post.published_at.getTime();
  /** Looks again after so long, or never where the last reading of the post would be over by now. */
  const putOff = (forMs: number) => {
    const nextAt = nextReading(publishedAt, now.getTime()) === null ? null : new Date(now.getTime() + forMs);
    return keepReading(deps.db, post.id, null, nextAt);
  };
  const readFigures = deps.networks[post.network]?.adapter.readFigures;
  let held: HeldToken | undefined;
  try {
    held = await freshTargetToken(deps, post.network, post);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await putOff(LATER_MS);
    return connectionOf(post);
  }
  // What was ended is not asked in the member's name. They may connect again.
  if (!readFigures || !held || post.remote_id === null) {
    await putOff(LATER_MS);
    return null;
  }
  try {
    const figures = await readFigures({ targetId: post.target_id, token: held.token }, post.remote_id);
    const next = nextReading(publishedAt, now.getTime());
    await keepReading(deps.db, post.id, { figures, readAt: now }, next === null ? null : new Date(next));
    return null;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await endWhereRefused(deps, { memberId: post.owner_id, network: post.network, grantId: held.grantId }, error);
    // A post that was deleted on the network keeps what was read of it.
    if (error.kind === 'rejected' && error.concerns === 'post') await keepReading(deps.db, post.id, null, null);
    else await putOff(Math.max(LATER_MS, error.retryAfterMs ?? 0));
    return closedBy(error, post);
  }
}

/** Asks the networks what they count of posts whose hour it is, one after the other. One that has had enough is asked no more in this run. */
export async function readDueFigures(deps: ResultsDeps): Promise<void> {
  const counted = countedOf(deps);
  if (counted.length === 0) return;
  const now = deps.clock.now();
  await beginFigures(deps.db, counted, now, MOST_NEW);
  const asked = new Map<string, number>();
  const closed = new Set<string>();
  for (const post of await dueReadings(deps.db, now, MOST_A_RUN)) {
    const target = `${post.network} ${post.target_id}`;
    const count = asked.get(target) ?? 0;
    if (count >= MOST_A_TARGET || closed.has(post.network) || closed.has(connectionOf(post))) continue;
    asked.set(target, count + 1);
    const full = await readOne(deps, post);
    if (full !== null) closed.add(full);
  }
}
