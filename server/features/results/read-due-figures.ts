import { nextReading } from '@yardsign/domain/results/readings';
import type { SharingDeps } from '../sharing/deps.ts';
import { openTargetTokens } from '../sharing/connections/target-access.ts';
import { NetworkError } from '../sharing/ports.ts';
import { beginFigures, type DuePost, dueReadings, keepReading } from './store.ts';

export type ResultsDeps = Pick<SharingDeps, 'db' | 'clock' | 'vault' | 'networks'>;

/** So many figures are asked for in one run, and so many of one target: posting has the limits of the networks first. */
const MOST_A_RUN = 60;
const MOST_A_TARGET = 10;
const MOST_NEW = 500;
/** When a network or a connection did not answer, it is left alone for so long. */
const LATER_MS = 6 * 3_600_000;

/** Networks that say nothing of their posts to us are not asked. */
export function countingNetworks({ networks }: Pick<ResultsDeps, 'networks'>): string[] {
  return Object.values(networks).flatMap(({ key, adapter }) => (adapter.readFigures ? [key] : []));
}

async function readOne(deps: ResultsDeps, post: DuePost): Promise<void> {
  const now = deps.clock.now();
  const put = async (nextAt: number | null) =>
    keepReading(deps.db, post.id, null, nextAt === null ? null : new Date(nextAt));
  const readFigures = deps.networks[post.network]?.adapter.readFigures;
  const held = (await openTargetTokens(deps, post.network, [post]))(post);
  // What was ended is not asked in the member's name. They may connect again.
  if (!readFigures || !held || post.remote_id === null) return put(now.getTime() + LATER_MS);
  try {
    const figures = await readFigures({ targetId: post.target_id, token: held.token }, post.remote_id);
    const next = nextReading(post.published_at.getTime(), now.getTime());
    await keepReading(deps.db, post.id, { figures, readAt: now }, next === null ? null : new Date(next));
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    // A post that was deleted on the network keeps what was read of it.
    await put(error.kind === 'rejected' && error.concerns === 'post' ? null : now.getTime() + LATER_MS);
  }
}

/** Asks the networks what they count of posts whose hour it is, one after the other. */
export async function readDueFigures(deps: ResultsDeps): Promise<void> {
  const networks = countingNetworks(deps);
  if (networks.length === 0) return;
  const now = deps.clock.now();
  await beginFigures(deps.db, networks, now, MOST_NEW);
  const asked = new Map<string, number>();
  for (const post of await dueReadings(deps.db, now, MOST_A_RUN)) {
    const target = `${post.network} ${post.target_id}`;
    const count = asked.get(target) ?? 0;
    if (count >= MOST_A_TARGET) continue;
    asked.set(target, count + 1);
    await readOne(deps, post);
  }
}
