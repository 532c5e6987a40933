import { MINUTE_MS } from '@yardsign/domain/time/spans';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelPost } from '../posts/cancel-post.ts';
import { checkRecord } from './check-record.ts';
import { exportRecord } from './export-record.ts';
import { readRecordFile } from './record-file.ts';
import { readCsv, toCsv } from '../../../platform/csv.ts';
import { postingHands } from '../../../app/testing/processes/posting-hands.ts';
import { BLOG, LUIS, MAYA, PAGE, SECOND_PAGE } from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { share, shareOne, pass, onFeed } = postingHands(() => world);

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

const later = { when: { kind: 'at', date: '2027-03-02', time: '09:00', timeZone: 'UTC' } } as const;
const both = { targets: [PAGE, SECOND_PAGE].map((targetId) => ({ network: 'facebook' as const, targetId })) };

async function fileOf(format: 'csv' | 'json', memberId = MAYA) {
  const read = readRecordFile((await exportRecord(world.deps, memberId, format)).toString());
  if (!read.ok) throw new Error(`line ${read.line} cannot be read`);
  return read;
}

/** Two posts that went out, one of them after a lost answer, one that was cancelled, and one that is scheduled. */
async function busyDay(): Promise<void> {
  await share({ ...both, caption: '=HYPERLINK("x")\nSaturday, "open" house' });
  await onFeed({ kind: 'drop_after_effect', times: 1 });
  await pass(10 * MINUTE_MS, MINUTE_MS);
  await cancelPost(world.deps, MAYA, await shareOne(later));
  await shareOne({ ...later, contentId: BLOG });
}

describe('the record of a member', () => {
  test.each(['csv', 'json'] as const)('is whole, and says what happened: %s', async (format) => {
    await busyDay();
    const { entries, noted } = await fileOf(format);
    const found = checkRecord(entries);
    expect(found).toMatchObject({ ok: true, posts: 4, before: 0 });
    if (noted) expect(found).toMatchObject({ head: noted.head, posts: noted.posts });
    const published = entries.find(({ state }) => state === 'published');
    expect(published?.said).toMatchObject({ sent: expect.stringMatching(/^[0-9a-f]{64}$/) as string, attempts: 1 });
    expect(published?.said['address']).toMatch(/^http/);
    expect(entries[0]?.said).toMatchObject({ number: 1, owner: MAYA, by: 'member', target: PAGE });
  });

  test('has the alt text in a column, and files from before there was one are still read', async () => {
    await share({ ...later, altText: 'A porch, with "two" chairs' });
    const csv = (await exportRecord(world.deps, MAYA, 'csv')).toString();
    const [head = [], ...lines] = readCsv(csv) ?? [];
    const column = head.indexOf('alt');
    expect(lines.map((cells) => cells[column])).toEqual(['A porch, with "two" chairs']);
    const older = toCsv([head, ...lines].map((cells) => cells.toSpliced(column, 1)));
    expect(readRecordFile(older)).toEqual(readRecordFile(csv));
    expect(readRecordFile(csv.replace(',alt,', ',other,'))).toEqual({ ok: false, line: 1 });
  });

  test('has no place twice when posts are made at the same moment', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => share({ ...later, caption: `post ${index}` })));
    expect(checkRecord((await fileOf('json')).entries)).toMatchObject({ ok: true, posts: 6 });
  });

  test('is their own', async () => {
    await busyDay();
    expect((await fileOf('csv', LUIS)).entries).toEqual([]);
  });

  test('goes on after entries from before it was chained', async () => {
    const id = await shareOne(later);
    await world.db.updateTable('post').set({ record_hash: null }).where('id', '=', id).execute();
    await world.db.deleteFrom('post_event').where('post_id', '=', id).execute();
    await world.db.deleteFrom('posting_record').execute();
    const at = new Date('2027-03-01T15:00:00Z');
    await world.db
      .insertInto('post_event')
      .values({ post_id: id, at, state: 'scheduled', note: 'created', said: null, hash: null })
      .execute();
    await cancelPost(world.deps, MAYA, id);
    await shareOne({ ...later, contentId: BLOG });
    expect(checkRecord((await fileOf('json')).entries)).toMatchObject({ ok: true, posts: 1, before: 1, entries: 3 });
  });

  test('is only added to', async () => {
    await shareOne(later);
    await expect(sql`update post_event set note = 'other'`.execute(world.db)).rejects.toThrow('only added to');
  });
});

describe('somebody who changes a record is found out', () => {
  const entries = async () => (await fileOf('json')).entries;
  const without = <Item>(items: readonly Item[], index: number) => items.filter((_item, at) => at !== index);
  beforeEach(busyDay);

  test('whatever they change, wherever', async () => {
    const whole = await entries();
    for (const [index, entry] of whole.entries()) {
      for (const other of [
        { state: 'missed' },
        { note: 'late' },
        { at: '2027-03-01T15:00:00.001Z' },
        { said: { ...entry.said, x: 1 } },
      ]) {
        const changed = whole.with(index, { ...entry, ...other });
        expect(checkRecord(changed)).toMatchObject({ ok: false, entry: index + 1 });
      }
    }
  });

  test('when they take out an entry from the middle, or a whole post', async () => {
    const whole = await entries();
    expect(checkRecord(without(whole, 1)).ok).toBe(false);
    const first = whole[0]?.post;
    expect(checkRecord(whole.filter(({ post }) => post !== first))).toMatchObject({ ok: false, why: 'taken_out' });
  });

  test('when they put one in', async () => {
    const whole = await entries();
    const [entry] = whole;
    if (!entry) throw new Error('no entries');
    expect(checkRecord(whole.toSpliced(1, 0, { ...entry, hash: null }))).toMatchObject({ ok: false, why: 'added' });
  });

  test('at the end only against a head that was noted', async () => {
    const { entries: whole, noted } = await fileOf('json');
    const last = whole.at(-1)?.post;
    const cut = checkRecord(whole.filter(({ post }) => post !== last));
    expect(cut.ok).toBe(true);
    expect(cut).not.toMatchObject({ head: noted?.head });
  });

  test('when a cell of the spreadsheet says another thing than its entry', async () => {
    const csv = (await exportRecord(world.deps, MAYA, 'csv')).toString();
    expect(readRecordFile(csv.replace(',Graphic (en),', ',Another title,'))).toEqual({ ok: false, line: 2 });
    expect(readRecordFile('post,at\n1,2\n')).toEqual({ ok: false, line: 1 });
    expect(readRecordFile('{"entries": 5}')).toEqual({ ok: false, line: 1 });
  });
});
