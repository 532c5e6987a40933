import { HOUR_MS } from '@yardsign/domain/time/spans';
import '@yardsign/server/features/sharing/tables';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BLOG, MAYA, sharer } from '@yardsign/server/app/testing/worlds/sharing-samples';
import { createSharingWorld, oneNetwork, type SharingWorld } from '@yardsign/server/app/testing/worlds/sharing-world';
import { createShare } from '@yardsign/server/features/sharing/shares/create-share';
import { createPostDelivery } from '@yardsign/server/features/sharing/posting/deliver-posts';
import type { NetworkAdapter } from '@yardsign/server/features/sharing/ports';
import { atMost, type Row } from './row.ts';

const POSTS = 2000;
const CONCURRENCY = 100;
const CALL_MS = 20;
const MOST_TIMES_IDEAL = 1.05;

/**
 * How long due posts take to go out on the embedded database, when every call to the network takes 20 ms, beside the least that
 * calls of that length can take with a hundred at once.
 */
export async function run(): Promise<Row[]> {
  const world = await createSharingWorld();
  try {
    await world.reset();
    await world.connectMaya();
    await schedule(world);
    // Just due: what is a quarter of an hour late is spread out instead.
    world.clock.advance(HOUR_MS + 60_000);
    const { network, calls } = slowNetwork(world.network);
    const delivery = createPostDelivery({
      ...world.deps,
      networks: oneNetwork(network),
      concurrency: CONCURRENCY,
      monotonicMs: () => performance.now(),
    });
    const cpu = process.cpuUsage();
    const begun = performance.now();
    await delivery.drain();
    const seconds = (performance.now() - begun) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const published = await countPublished(world);
    const ideal = (calls() * CALL_MS) / CONCURRENCY / 1000;
    return [
      {
        what: `${POSTS} due posts sent, ${CALL_MS} ms a call, ${CONCURRENCY} at once`,
        measured: `${seconds.toFixed(2)} s (${(POSTS / seconds).toFixed(0)}/s)`,
        beside: `ideal ${ideal.toFixed(2)} s for ${calls()} calls`,
        ratio: seconds / ideal,
        ...atMost(seconds / ideal, MOST_TIMES_IDEAL, ' times'),
      },
      { what: '… CPU a post, database included', measured: `${((user + system) / 1000 / POSTS).toFixed(2)} ms` },
      { what: '… published', measured: String(published), budget: String(POSTS), ok: published === POSTS },
    ];
  } finally {
    await world.close();
  }
}

async function schedule(world: SharingWorld): Promise<void> {
  const [date = '', time = ''] = new Date(world.clock.now().getTime() + HOUR_MS).toISOString().split('T');
  const when = { kind: 'at' as const, date, time: time.slice(0, 5), timeZone: 'UTC' };
  const deps = { ...world.deps, sharesPerHour: POSTS + 1 };
  for (let i = 0; i < POSTS; i += 1) {
    const body = await world.shareBody({
      contentId: BLOG,
      caption: `Post ${i}`,
      when,
    });
    await createShare(deps, sharer(MAYA), body);
  }
}

/** Takes its time and says yes. */
function slowNetwork(real: NetworkAdapter): { network: NetworkAdapter; calls: () => number } {
  let calls = 0;
  const call = async <T>(answer: T): Promise<T> => {
    calls += 1;
    await sleep(CALL_MS);
    return answer;
  };
  const network: NetworkAdapter = {
    ...real,
    uploadPicture: (_, { bytes }) =>
      call({ handle: { pictureId: `picture-${calls}` }, sha256: createHash('sha256').update(bytes).digest('hex') }),
    publish: async (target, _, mayStart) => {
      if (!mayStart()) throw new Error('the send came too late for this bench');
      return call({ id: `${target.targetId}_${calls}`, url: `https://network.example/${calls}` });
    },
    readAddress: (_, remoteId) => call(`https://network.example/${remoteId}`),
    findPost: () => call(null),
  };
  return { network, calls: () => calls };
}

async function countPublished({ db }: SharingWorld): Promise<number> {
  const { count } = await db
    .selectFrom('post')
    .where('state', '=', 'published')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
