import { DAY_MS, HOUR_MS, MINUTE_MS } from '@yardsign/domain/time/spans';
import { perLanguage } from '@yardsign/domain/languages';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { scopesOf } from '@yardsign/domain/sharing/networks/permissions';
import { saveAnswerRows } from '../features/content/answers/answer-store.ts';
import { createShare } from '../features/sharing/shares/create-share.ts';
import type { SharingDeps } from '../features/sharing/deps.ts';
import { connectByGrant } from '../features/sharing/connections/connect-by-grant.ts';
import type { MovableClock } from '../platform/clock.ts';
import { Secret } from '../platform/vault.ts';
import { leaveDrafts } from './demo-drafts.ts';
import { CONNECTED, PAST_POSTS, PLANNED_POSTS, type Sharing } from './demo-posts.ts';
import { libraryContentId } from '../features/content/load-library.ts';
import { EVERY_FEATURE, type World } from './scenarios.ts';

/** Mid-morning in the United States, from midnight UTC. */
const MORNING_MS = 15 * HOUR_MS;

/** A person on the sandbox's network, who has said yes. */
interface DemoGrant {
  accessToken: string;
  refreshToken?: string;
  expiresAt: number;
}

export interface DemoLife {
  world: World;
  clock: MovableClock;
  sharing: SharingDeps;
  /** Member ids by username. */
  ids: Readonly<Record<string, string>>;
  /** Lets somebody say yes on the sandbox's network without the consent screen. */
  grant(person: string): DemoGrant;
  /** The same on another network; undefined for those who are not there. */
  grantOn(network: 'linkedin' | 'x', username: string): DemoGrant | undefined;
  /** Sends everything that is due. */
  deliver(): Promise<void>;
}

/** Everything that is asked for on the consent screen, which Facebook and Instagram share. */
export const ALL_SCOPES = [...new Set([...scopesOf(networks.facebook), ...scopesOf(networks.instagram)])];

/** Connects a member to a network, and to what shares its consent screen, as that screen would. */
async function connectTo(
  network: 'facebook' | 'linkedin' | 'x',
  { sharing, world: { random } }: DemoLife,
  memberId: string,
  grant: DemoGrant,
): Promise<void> {
  const expiresInSeconds = (grant.expiresAt - sharing.clock.now().getTime()) / 1000;
  const token = new Secret(grant.accessToken);
  const renewal = grant.refreshToken === undefined ? null : new Secret(grant.refreshToken);
  await connectByGrant({ ...sharing, random }, memberId, network, { token, renewal, expiresInSeconds });
}

function dayFrom(clock: MovableClock, days: number): string {
  return new Date(clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Shares a piece of the library as the member would. */
async function share(life: DemoLife, memberId: string, wanted: Sharing): Promise<void> {
  const { sharing, world, clock } = life;
  const contentId = libraryContentId(wanted.slug);
  if (wanted.openHouse) {
    const { days, ...facts } = wanted.openHouse;
    const answers = { day: dayFrom(clock, days), ...facts };
    await saveAnswerRows(
      world.db,
      { memberId, contentId, now: clock.now() },
      perLanguage(() => answers),
    );
  }
  const piece = await sharing.readPiece(memberId, contentId, wanted.language);
  const size = wanted.size ?? 'square';
  const proof = await sharing.makeProof(memberId, { contentId, language: wanted.language, size });
  const bytes = world.random.bytes(16).toString('hex');
  const day = wanted.at && dayFrom(clock, wanted.at.days);
  await createShare(
    sharing,
    { userId: memberId, features: EVERY_FEATURE },
    {
      clientRequestId: `${bytes.slice(0, 8)}-${bytes.slice(8, 12)}-4${bytes.slice(13, 16)}-8${bytes.slice(17, 20)}-${bytes.slice(20, 32)}`,
      contentId,
      language: wanted.language,
      size,
      caption: piece?.caption ?? '',
      proofSha256: proof.sha256,
      targets: [{ network: wanted.network ?? 'facebook', targetId: wanted.page }],
      variants: [],
      pictures: [],
      mentions: [],
      when:
        wanted.at && day !== undefined
          ? { kind: 'at', date: day, time: wanted.at.time, timeZone: wanted.at.timeZone }
          : { kind: 'now', undoable: false },
      // The demo world has the posts that it has, whatever day it is seeded on.
      again: true,
      outdated: false,
      unbranded: false,
    },
  );
}

/** Mid-morning on a day before today, not for everybody at the same minute. */
function morning(today: number, daysAgo: number): number {
  return today - (today % DAY_MS) - daysAgo * DAY_MS + MORNING_MS + (daysAgo % 20) * 13 * MINUTE_MS;
}

/**
 * Gives the demo people their connections and a past on the network: what is published was really posted, by the same
 * code and in the order of the days, with the clock moved back; what is scheduled is in the ledger.
 */
export async function liveDemoLife(life: DemoLife): Promise<void> {
  const { clock, ids, sharing } = life;
  const memberId = (username: string) => ids[username] ?? '';
  const today = clock.now().getTime();
  const connect = async ({ daysAgo, usernames }: (typeof CONNECTED)[number]) => {
    clock.moveTo(today - daysAgo * DAY_MS);
    for (const username of usernames) {
      await connectTo('facebook', life, memberId(username), life.grant(username));
      for (const network of ['linkedin', 'x'] as const) {
        const there = life.grantOn(network, username);
        if (there) await connectTo(network, life, memberId(username), there);
      }
    }
  };
  const waiting = [...CONNECTED];
  for (const { daysAgo, username, sharing: wanted } of PAST_POSTS) {
    for (let next = waiting[0]; next && next.daysAgo > daysAgo; next = waiting[0]) {
      waiting.shift();
      await connect(next);
    }
    clock.moveTo(morning(today, daysAgo));
    await share(life, memberId(username), wanted);
    await life.deliver();
  }
  clock.moveTo(today);
  for (const { username, sharing: wanted } of PLANNED_POSTS) await share(life, memberId(username), wanted);
  await leaveDrafts({ clock, ids, sharing });
}
