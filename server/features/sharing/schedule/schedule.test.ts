import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@yardsign/domain/sharing/networks/networks';
import { MOST_LINES } from '@yardsign/domain/sharing/schedule-file';
import type { AskedPost } from '../deps.ts';
import { cancelPost } from '../posts/cancel-post.ts';
import { checkSchedule } from './check-schedule.ts';
import { exportSchedule } from './export-schedule.ts';
import { postingHands } from '../../../app/testing/processes/posting-hands.ts';
import {
  BLOG,
  film,
  GRAPHIC,
  LUIS,
  MAYA,
  PAGE,
  SECOND_PAGE,
  sharer,
  VIDEO,
} from '../../../app/testing/worlds/sharing-samples.ts';
import { createSharingWorld, type SharingWorld } from '../../../app/testing/worlds/sharing-world.ts';

// Runs on PostgreSQL too.

let world: SharingWorld;
const { shareOne } = postingHands(() => world);

beforeAll(async () => {
  world = await createSharingWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.reset();
  await world.connectMaya();
});

const GOOD: Record<string, string> = {
  date: '2027-03-02',
  time: '09:00',
  time_zone: 'America/Chicago',
  piece: GRAPHIC,
  language: 'en',
  size: 'square',
  network: 'facebook',
  target: PAGE,
  caption: 'Open house',
};

const check = (lines: readonly object[], who = MAYA) =>
  checkSchedule(world.deps, sharer(who), { format: 'json', file: JSON.stringify(lines) });
const faultsOf = async (change: Record<string, string>, who = MAYA) => {
  const [line] = await check([{ ...GOOD, ...change }], who);
  return line?.faults.map(({ column, code }) => `${column} ${code}`);
};

describe('a line of a schedule', () => {
  test('with nothing wrong says what it plans, and plans nothing yet', async () => {
    expect(await check([GOOD])).toEqual([
      {
        line: 1,
        faults: [],
        planned: {
          ...{ date: '2027-03-02', time: '09:00', timeZone: 'America/Chicago', contentId: GRAPHIC },
          ...{ title: 'Graphic (en)', language: 'en', size: 'square', isFilm: false, caption: 'Open house' },
          ...{ network: 'facebook', targetId: PAGE, targetName: expect.any(String) as string },
        },
      },
    ]);
    expect(await world.db.selectFrom('post').selectAll().execute()).toEqual([]);
  });

  test('has the suggested text and the usual size where it gives none', async () => {
    const [line] = await check([{ ...GOOD, caption: '', size: '' }]);
    expect(line?.planned).toMatchObject({ caption: 'Call me, 1', size: 'square' });
  });

  test.each([
    ['a time that has passed', { date: '2027-02-28' }, ['time too_early']],
    ['a day that is not there', { date: '2027-02-30' }, ['date invalid_date']],
    ['no time', { time: '' }, ['time invalid_time']],
    ['an unknown zone', { time_zone: 'Chicago' }, ['time_zone unknown_zone']],
    ['a day that is too far', { date: '2028-03-02' }, ['date too_late']],
    ['an unknown piece', { piece: 'cnt_unknown1' }, ['piece not_found']],
    ['another language', { language: 'fr' }, ['language unreadable']],
    ['an unknown size', { size: 'huge' }, ['size unreadable']],
    ['an unknown network', { network: 'friendster' }, ['network unreadable']],
    ['a target of nobody', { target: '999' }, ['target not_found']],
    ['a text that is too long', { caption: 'x'.repeat(70_000) }, ['caption text_too_long']],
    ['a text that no share takes', { caption: 'x'.repeat(5001) }, ['caption text_too_long']],
    ['words that refuse people', { caption: 'No kids, please.' }, ['caption wording_refused']],
    ['half of a character', { caption: 'Open\uD83D', piece: '\uDE00' }, ['piece unreadable', 'caption unreadable']],
    ['two things wrong', { date: '', target: '' }, ['date invalid_date', 'target target_id_missing']],
    [
      'nothing of its time',
      { date: '', time: '', time_zone: 'x' },
      ['date invalid_date', 'time invalid_time', 'time_zone unknown_zone'],
    ],
    [
      'a day long gone, for too many words',
      { date: '2026-02-02', caption: 'x'.repeat(5001) },
      ['time too_early', 'caption text_too_long'],
    ],
    [
      'refused words at no time',
      { time: '', caption: 'No kids, please.' },
      ['time invalid_time', 'caption wording_refused'],
    ],
    [
      'an unknown piece in another language',
      { piece: 'Nothing', language: 'fr' },
      ['piece not_found', 'language unreadable'],
    ],
    [
      'an unknown id in another language',
      { piece: 'cnt_unknown1', language: 'fr' },
      ['piece not_found', 'language unreadable'],
    ],
  ])('says what is wrong: %s', async (_what, change, faults) => {
    expect(await faultsOf(change)).toEqual(faults);
  });

  test('says so of words that the member’s team lets nobody share', async () => {
    const stopping = {
      ...world.deps,
      mustAsk: async (_db: unknown, posts: readonly AskedPost[]) =>
        new Map(posts.map((post) => [post.id, { stops: post.owner_id === MAYA && post.caption === 'Stopped' }])),
    };
    const file = JSON.stringify([{ ...GOOD, caption: 'Stopped' }, GOOD]);
    const lines = await checkSchedule(stopping, sharer(MAYA), { format: 'json', file });
    expect(lines.map(({ faults }) => faults)).toEqual([[{ column: 'caption', code: 'wording_stopped' }], []]);
  });

  test('loses control characters, and has one kind of line break', async () => {
    const [line] = await check([{ ...GOOD, piece: `${GRAPHIC}\u0000`, caption: 'Open\u0000\r\nhouse' }]);
    expect(line?.planned).toMatchObject({ contentId: GRAPHIC, caption: 'Open\nhouse' });
  });

  test('cannot use what is another member’s, nor sample data', async () => {
    expect(await faultsOf({}, LUIS)).toEqual(['target not_connected']);
    world.setSample(true);
    expect(await faultsOf({})).toEqual(['piece sample_data']);
  });

  test('of a film is checked as it is scheduled: the film that the member has made, where films of its length are taken', async () => {
    const line = { piece: VIDEO, size: '' };
    const schedule = async () => {
      const [checked] = await check([{ ...GOOD, ...line }]);
      if (!checked?.planned) throw new Error('nothing is planned');
      const { contentId, size, network, targetId, date, time, timeZone } = checked.planned;
      return shareOne({
        ...{ contentId, size, targets: [{ network, targetId }], when: { kind: 'at', date, time, timeZone } },
      });
    };
    world.setWornFilm(null);
    expect(await faultsOf(line)).toEqual(['piece film_unbranded']);
    world.setWornFilm(film);
    const { most } = networks.facebook.capabilities.video.seconds;
    world.setFilmSeconds(most + 1);
    expect(await faultsOf(line)).toEqual(['piece film_not_taken']);
    world.setFilmSeconds(undefined);
    expect(await faultsOf(line)).toEqual(['piece film_not_taken']);
    world.setFilmSeconds(film.seconds);
    const id = await schedule();
    const row = await world.db.selectFrom('post').select('proof_sha256').where('id', '=', id).executeTakeFirst();
    expect(row?.proof_sha256).toBe(film.sha256);
  });

  test('goes to a network that takes pieces of its kind, or says so', async () => {
    const { facebook } = world.deps.networks;
    if (!facebook) throw new Error('no network');
    const about = { ...facebook.about, capabilities: { ...facebook.about.capabilities, video: null, picture: null } };
    const deps = { ...world.deps, networks: { facebook: { ...facebook, about } } };
    const file = JSON.stringify([GOOD, { ...GOOD, piece: VIDEO, size: '' }]);
    const lines = await checkSchedule(deps, sharer(MAYA), { format: 'json', file });
    const fault = [{ column: 'network', code: 'network_not_supported' }];
    expect(lines.map(({ faults }) => faults)).toEqual([fault, fault]);
  });

  test('is one post, also where it is there twice or scheduled already', async () => {
    const other = { ...GOOD, target: SECOND_PAGE };
    const lines = await check([GOOD, { ...GOOD, time: '18:00' }, other, { ...GOOD, date: '2027-03-03' }]);
    expect(lines.map(({ faults }) => faults[0]?.code ?? 'good')).toEqual(['good', 'repeated', 'good', 'good']);
    await shareOne({ when: { kind: 'at', date: '2027-03-02', time: '12:00', timeZone: 'America/Chicago' } });
    expect(await faultsOf({})).toEqual(['piece posted_already']);
  });
});

describe('a file', () => {
  const csv = (file: string) => checkSchedule(world.deps, sharer(MAYA), { format: 'csv', file });

  test('names its columns in any order, and others are left alone', async () => {
    const lines = await csv(
      `Note,target,network,language,piece,time_zone,time,date\nx,${PAGE},Facebook,EN,${GRAPHIC},America/Chicago,09:00,2027-03-02\n`,
    );
    expect(lines).toMatchObject([{ line: 2, faults: [], planned: { contentId: GRAPHIC, targetId: PAGE } }]);
  });

  test('as people write it in a spreadsheet is read: dates with strokes, names in the place of ids, and one’s own time zone', async () => {
    const [own] = await check([GOOD]);
    const place = own?.planned?.targetName ?? '';
    const lines = await csv(
      `Fecha,Hora,Pieza,Idioma,Red,Destino\n3/2/2027,9:00 AM,Graphic (en),English,Facebook,${place.toUpperCase()}\n`,
    );
    expect(lines).toMatchObject([
      {
        faults: [],
        planned: {
          ...{ date: '2027-03-02', time: '09:00', timeZone: 'America/New_York', contentId: GRAPHIC, targetId: PAGE },
        },
      },
    ]);
  });

  test('has a name that several have, or that nobody has, refused at its cell', async () => {
    expect(await faultsOf({ piece: 'Twice' })).toEqual(['piece ambiguous']);
    expect(await faultsOf({ piece: 'Nothing' })).toEqual(['piece not_found']);
    expect(await faultsOf({ target: 'Nobody Homes' })).toEqual(['target not_found']);
    expect(await faultsOf({ target: 'Nobody Homes', time: '' })).toEqual(['time invalid_time', 'target not_found']);
    expect(await faultsOf({ target: 'My page' }, LUIS)).toEqual(['target not_connected']);
  });

  test.each([
    ['json', 'not json'],
    ['json', '{"date": "2027-03-02"}'],
    ['json', '[]'],
    ['json', '[[1]]'],
    ['csv', ''],
    ['csv', 'a,b\n1,2\n'],
    ['csv', 'date,time\n'],
    ['csv', 'date,time\n"2027'],
  ] as const)('that is no schedule is refused as a whole: %s %s', async (format, file) => {
    await expect(checkSchedule(world.deps, sharer(MAYA), { format, file })).rejects.toMatchObject({
      code: 'schedule_unreadable',
    });
  });

  test.each([';', '\t'])('of a spreadsheet that writes %j between cells is read', async (separator) => {
    const file = [Object.keys(GOOD), Object.values({ ...GOOD, caption: 'Open, now' })].map((row) =>
      row.join(separator),
    );
    const lines = await checkSchedule(world.deps, sharer(MAYA), { format: 'csv', file: file.join('\r\n') });
    expect(lines).toMatchObject([{ line: 2, planned: { contentId: GRAPHIC, caption: 'Open, now' } }]);
  });

  test('of more lines than are taken is refused before any is looked at', async () => {
    await expect(check(Array.from({ length: MOST_LINES + 1 }, () => ({})))).rejects.toMatchObject({
      code: 'schedule_too_long',
    });
  });

  test.each(['csv', 'json'] as const)('that was exported is read as what was scheduled: %s', async (format) => {
    const at = (date: string) => ({ kind: 'at', date, time: '09:00', timeZone: 'America/Chicago' }) as const;
    const caption = '=HYPERLINK("http://x","a"),\n"¿Qué?"';
    const ids = [
      await shareOne({ when: at('2027-03-02'), caption }),
      await shareOne({ when: at('2027-03-03'), contentId: BLOG, language: 'es', size: 'link' }),
    ];
    const file = (await exportSchedule(world.deps, MAYA, format)).toString();
    if (format === 'csv') expect(file).not.toMatch(/(?:^|,|\n)"?=/);
    const again = await checkSchedule(world.deps, sharer(MAYA), { format, file });
    expect(again.map(({ faults }) => faults[0]?.code)).toEqual(['posted_already', 'posted_already']);
    for (const id of ids) await cancelPost(world.deps, MAYA, id);
    const lines = await checkSchedule(world.deps, sharer(MAYA), { format, file });
    expect(lines.map(({ planned }) => planned)).toMatchObject([
      { date: '2027-03-02', time: '09:00', timeZone: 'America/Chicago', contentId: GRAPHIC, size: 'portrait', caption },
      { date: '2027-03-03', contentId: BLOG, language: 'es', size: 'link' },
    ]);
    expect((await exportSchedule(world.deps, MAYA, format)).toString()).not.toContain(GRAPHIC);
  });
});
