import type { SharingDeps } from '../deps.ts';
import { BEFORE_ALL } from './entry-hash.ts';
import { type RecordFile, recordAsCsv } from './record-file.ts';
import { entriesOf, findRecord } from './record-store.ts';

async function readRecord(deps: Pick<SharingDeps, 'db'>, memberId: string): Promise<RecordFile> {
  const [end, rows] = await Promise.all([findRecord(deps.db, memberId), entriesOf(deps.db, memberId)]);
  const entries = rows.map(({ post_id: post, at, state, note, said, hash }) => ({
    ...{ post, at: at.toISOString(), state, note, said: said ?? {}, hash },
  }));
  // Posts that were made at one moment have their order from the record alone.
  const places = new Map(
    entries.flatMap(({ post, said }) => ('number' in said ? [[post, Number(said['number'])] as const] : [])),
  );
  const placeOf = (post: string) => places.get(post) ?? 0;
  entries.sort((a, b) => placeOf(a.post) - placeOf(b.post));
  return { posts: end?.posts ?? 0, head: end?.head ?? BEFORE_ALL, entries };
}

/** A member's record as a file that `npm run check-record` checks without the product. */
export async function exportRecord(
  deps: Pick<SharingDeps, 'db'>,
  memberId: string,
  format: 'csv' | 'json',
): Promise<Buffer> {
  const record = await readRecord(deps, memberId);
  return format === 'csv' ? recordAsCsv(record) : Buffer.from(JSON.stringify(record, null, 2));
}
