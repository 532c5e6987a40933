import type { Tx } from '../../../platform/database/database.ts';
import type { PostRow } from '../rows.ts';
import { BEFORE_ALL, entryHash, type Said } from './entry-hash.ts';
import { lockRecord, moveRecord } from './record-store.ts';
import { saidAtFirst } from './what-is-said.ts';

/** The first entry of a new post, and its digest. */
export interface FirstEntry {
  said: Said;
  hash: string;
}

/** Gives new posts their places in the records of their owners, whose other shares wait until the transaction ends. */
export async function beginRecords(tx: Tx, posts: readonly PostRow[]): Promise<Map<string, FirstEntry>> {
  const entries = new Map<string, FirstEntry>();
  for (const owner of [...new Set(posts.map((post) => post.owner_id))].toSorted()) {
    let { posts: number, head } = await lockRecord(tx, owner, BEFORE_ALL);
    for (const post of posts.filter(({ owner_id: id }) => id === owner)) {
      number += 1;
      const said = saidAtFirst(post, number);
      const { id, state } = post;
      head = entryHash(head, { post: id, at: post.created_at.toISOString(), state, note: 'created', said });
      entries.set(id, { said, hash: head });
    }
    await moveRecord(tx, { member_id: owner, posts: number, head });
  }
  return entries;
}
