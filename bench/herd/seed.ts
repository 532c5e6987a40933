import '@yardsign/server/features/access/tables';
import { newPostRow } from '@yardsign/server/features/sharing/posts/new-post-row';
import { placeOf, targetField } from '@yardsign/server/features/sharing/connections/target-access';
import { insertPosts } from '@yardsign/server/features/sharing/store';
import type { Db } from '@yardsign/server/platform/database/database';
import { herdVault, PIECE } from './deps.ts';

const BATCH = 1000;
const NETWORK = 'facebook';

const idOf = (prefix: string, number: number) => `${prefix}_herd${String(number).padStart(6, '0')}`;
export const memberId = (number: number): string => idOf('usr', number);
const pageOf = (number: number) => String(9_000_000 + number);

async function addMembers(db: Db, count: number, now: Date): Promise<void> {
  const all = Array.from({ length: count }, (_, number) => number);
  for (let from = 0; from < count; from += BATCH) {
    const some = all.slice(from, from + BATCH);
    await db
      .insertInto('member')
      .values(
        some.map((number) => ({
          ...{ id: memberId(number), email: `${number}@example.test`, username: `herd${number}`, password_hash: null },
          ...{ status: 'active' as const, type: null, public_code: `herd${number}`, created_at: now, updated_at: now },
        })),
      )
      .execute();
    await db
      .insertInto('connection')
      .values(
        some.map((number) => ({
          ...{ member_id: memberId(number), network: NETWORK, grant_id: idOf('grt', number), account_id: '1' },
          ...{ account_name: 'Herd', scopes: [], expires_at: null, ended_at: null, created_at: now, checked_at: now },
        })),
      )
      .execute();
    await db
      .insertInto('connection_secret')
      .values(
        some.map((number) => {
          const field = targetField(pageOf(number));
          const place = placeOf(memberId(number), NETWORK, field);
          const sealed = JSON.stringify(herdVault.seal('token', place));
          return { member_id: memberId(number), network: NETWORK, field, sealed, created_at: now };
        }),
      )
      .execute();
  }
}

/**
 * Fills an empty ledger with posts of links that are all due at one moment, with their first entries.
 *
 * @param postsOf how many each member has; there are as many members as numbers.
 */
export async function seedHerd(db: Db, postsOf: readonly number[], dueAt: Date): Promise<void> {
  const now = new Date();
  await addMembers(db, postsOf.length, now);
  const piece = {
    ...{
      contentType: 'blog' as const,
      title: 'Herd',
      caption: '',
      path: '/herd',
      film: null,
      wornFilm: null,
      answers: {},
      unfilled: [],
    },
    ...{ publicUrl: 'https://members.example.test/p/herd', sample: false, ofDay: false, outdated: false },
  };
  const proof = { sha256: 'a'.repeat(64), url: '/none', width: 1200, height: 630 };
  const wallClock = { date: dueAt.toISOString().slice(0, 10), time: '09:00', timeZone: 'UTC' };
  const wanted = postsOf.flatMap((count, owner) => Array.from({ length: count }, (_, turn) => ({ owner, turn })));
  for (let from = 0; from < wanted.length; from += BATCH) {
    const rows = wanted.slice(from, from + BATCH).map(({ owner, turn }, index) => {
      const target = {
        ...{ member_id: memberId(owner), network: NETWORK, target_id: pageOf(owner), name: 'Herd' },
        ...{ kind: 'page' as const, may_post: true, lost_reason: null, position: 0 },
      };
      return newPostRow(
        { markerKey: Buffer.alloc(32, 9) },
        {
          ...{
            id: idOf('pst', from + index),
            memberId: memberId(owner),
            contentId: PIECE,
            language: 'en',
            target,
            piece,
          },
          ...{ postedAs: 'link', form: { caption: `Post ${turn}`, size: 'link', proof }, now, dueAt, wallClock, turn },
          ...{ origin: 'member', slotId: null },
        },
      );
    });
    await db.transaction().execute((tx) => insertPosts(tx, rows));
  }
}
