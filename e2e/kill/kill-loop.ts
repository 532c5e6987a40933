import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMember, PAGES_OF, PIECE_TYPES, type Member, type MemberName, type SharedPost } from './member.ts';
import { control, createService, freePort, type Service } from './service.ts';

/** Short enough for a test, long enough for what the simulated network does: it is late by less than D and L. */
const TIMINGS = {
  POSTING_POLL_MS: '100',
  POSTING_REQUEST_TIMEOUT_MS: '1500',
  POSTING_SEND_GUARD_MS: '1000',
  POSTING_LATE_EFFECT_MS: '2500',
  POSTING_LIST_LAG_MS: '1000',
};
/** The network is slow, loses questions and answers, acts late, and now and then turns a call away. */
const FAULTS = [
  { kind: 'drop_after_effect', probability: 0.08 },
  { kind: 'drop_before_effect', probability: 0.04 },
  { kind: 'late_effect', ms: 2000, probability: 0.08 },
  { kind: 'vendor', failure: 'service_2', probability: 0.03 },
  { kind: 'vendor', failure: 'rate_page_32', probability: 0.03 },
  { kind: 'slow', ms: 200, probability: 0.6 },
];
/** Facebook would refuse some doubles by itself; here nothing but our own rules keeps them out. */
const SETTINGS = { listLagMs: 700, clockSkewMs: -120_000, callsPerPersonPerHour: 1_000_000, refuseDuplicates: false };
const OPEN = new Set(['scheduled', 'sending', 'unconfirmed', 'needs_reconnect']);
const HONEST = new Set(['unconfirmed', 'needs_attention']);

interface Effect {
  kind: string;
  postId: string;
  pageId: string;
  message: string;
  fileDigests: string[];
}

export interface KillReport {
  posts: number;
  kills: number;
  published: number;
  /** Not known to be out, and said to be so. */
  honest: number;
  /** On the network more than once. */
  doubled: string[];
  /** Acknowledged, and neither out nor said not to be. */
  lost: string[];
  /** Said to be out, and not there, or with other bytes. */
  invented: string[];
  /** Films that are out, and were never given the cover that they are said to have. */
  coverless: string[];
  films: number;
  sentTwiceByUs: number;
  slowestStartMs: number;
}

/**
 * Kills the product at random moments while posts are due, starts it again each time, and compares what it says with what the
 * network saw.
 *
 * @param random from 0 to 1; @param patienceMs how long after the last kill everything may take to come to its end.
 */
export async function runKillLoop(options: {
  posts: number;
  kills: number;
  random: () => number;
  patienceMs: number;
  /** A PostgreSQL server: then there are two processes that post, and either or both are killed. Left out, one process on the embedded database. */
  databaseUrl?: string;
}): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-kill-'));
  const [sandboxPort, productPort, workerPort] = [await freePort(), await freePort(), await freePort()];
  const sandbox = createService('sandbox', sandboxPort, {
    YARDSIGN_DATA: join(folder, 'sandbox'),
    YARDSIGN_URL: `http://127.0.0.1:${sandboxPort}`,
  });
  const settings = {
    YARDSIGN_DATA: join(folder, 'product'),
    YARDSIGN_URL: `http://127.0.0.1:${productPort}`,
    YARDSIGN_SANDBOX_URL: sandbox.url,
    YARDSIGN_REQUESTS_PER_MINUTE: '100000',
    YARDSIGN_SIGN_INS_PER_MINUTE: '100000',
    ...TIMINGS,
    ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
  };
  const product = createService('web,worker', productPort, settings);
  const second = options.databaseUrl === undefined ? [] : [createService('worker', workerPort, settings)];
  const all = [product, ...second];
  try {
    await sandbox.start();
    let slowestStartMs = await product.start();
    for (const worker of second) await worker.start();
    const members = (Object.keys(PAGES_OF) as MemberName[]).map((name) => createMember(name, product.url));
    for (const member of members) await member.connect();
    await spoil(sandbox, options.posts);

    const sharing: Promise<SharedPost[]>[] = [];
    const share = sharer(members, options.posts, sharing);
    for (let kill = 0; kill < options.kills; kill++) {
      share(Math.ceil((options.posts * (kill + 1)) / options.kills));
      await sleep(100 + options.random() * 1400);
      const some = all.filter(() => options.random() < 0.6);
      const killed = some.length === 0 ? all : some;
      await Promise.all(killed.map((service) => service.kill()));
      for (const service of killed) slowestStartMs = Math.max(slowestStartMs, await service.start());
    }
    const acknowledged = (await Promise.all(sharing)).flat();
    const posts = await ended(members, options.patienceMs);
    return { ...judge(acknowledged, posts, await effectsOf(sandbox)), kills: options.kills, slowestStartMs };
  } finally {
    for (const service of all) await service.kill();
    await sandbox.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function spoil(sandbox: Service, posts: number): Promise<void> {
  const at = (path: string) => `${sandbox.url}/sandbox/facebook/${path}`;
  await control(at('_settings'), SETTINGS);
  for (const fault of FAULTS)
    await control(at('_faults'), { match: { method: 'POST', path: '/feed' }, times: 1_000_000, ...fault });
  const slowPhotos = { match: { path: '/photos' }, times: 1_000_000, kind: 'slow', ms: 150, probability: 0.5 };
  await control(at('_faults'), slowPhotos);
  // A film is out before it has its cover: a worker waits for that in vain, and is killed meanwhile or asks again later. So often at
  // most, because a cover that always meets silence is honestly given up after a day, which is longer than anybody waits here.
  const silentCovers = {
    match: { path: '*/thumbnails' },
    times: Math.ceil(posts / 4),
    kind: 'timeout',
    ms: 1400,
    probability: 0.6,
  };
  await control(at('_faults'), silentCovers);
}

/** Shares until so many posts were asked for, each with words of its own; members take turns. */
function sharer(members: readonly Member[], total: number, sharing: Promise<SharedPost[]>[]): (upTo: number) => void {
  let asked = 0;
  let turn = 0;
  return (upTo) => {
    while (asked < Math.min(upTo, total)) {
      const member = members[turn % members.length];
      if (!member) return;
      turn += 1;
      asked += member.pages.length;
      // Each member shares each of them in turn.
      const type = PIECE_TYPES[Math.floor(turn / members.length) % PIECE_TYPES.length] ?? 'blog';
      const shared = member.share(type, `Post ${turn} of ${member.name}`);
      // Looked at when all is over; until then a refusal must not end this process and leave the others running.
      shared.catch(() => undefined);
      sharing.push(shared);
    }
  };
}

async function ended(members: readonly Member[], patienceMs: number): Promise<SharedPost[]> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const posts = (await Promise.all(members.map((member) => member.posts()))).flat();
    const isOpen = ({ state, reason }: SharedPost) => OPEN.has(state) || reason === 'cover_waiting';
    if (!posts.some(isOpen) || performance.now() > deadline) return posts;
    await sleep(500);
  }
}

async function effectsOf(sandbox: Service): Promise<Effect[]> {
  const response = await fetch(`${sandbox.url}/sandbox/facebook/_effects`);
  const { effects } = (await response.json()) as { effects: Effect[] };
  return effects;
}

function judge(
  acknowledged: readonly SharedPost[],
  posts: readonly SharedPost[],
  effects: readonly Effect[],
): Omit<KillReport, 'kills' | 'slowestStartMs'> {
  const known = new Map(posts.map((post) => [post.id, post]));
  const report = {
    posts: acknowledged.length,
    published: 0,
    honest: 0,
    doubled: [] as string[],
    lost: [] as string[],
    invented: [] as string[],
    coverless: [] as string[],
    films: 0,
    sentTwiceByUs: 0,
  };
  const published = effects.filter(({ kind }) => kind === 'published');
  const covered = new Set(effects.filter(({ kind }) => kind === 'cover').map(({ postId }) => postId));
  for (const { id, target, caption } of acknowledged) {
    const post = known.get(id);
    const seen = published.filter((effect) => effect.pageId === target.id && effect.message === caption);
    const label = `${caption} on ${target.id}: ${post?.state ?? 'gone'}, seen ${seen.length} times`;
    if (post && post.attempts > 1) report.sentTwiceByUs += 1;
    if (seen.length > 1) report.doubled.push(label);
    if (post?.state === 'published') {
      report.published += 1;
      if (post.film !== null) {
        report.films += 1;
        if (post.reason !== 'cover_refused' && !covered.has(post.remote?.id ?? '')) report.coverless.push(label);
      }
      if (seen.length === 0 || (seen[0]?.fileDigests[0] ?? null) !== post.sentSha256) report.invented.push(label);
    } else if (post && HONEST.has(post.state)) report.honest += 1;
    else report.lost.push(label);
  }
  return report;
}
