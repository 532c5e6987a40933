import { DAY_MS } from '../time/spans.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAN_FEATURES } from '../access/features.ts';
import { NO_CAPTION_VALUES } from '../content/caption.ts';
import { Candidates, fitOf, mayChoose, mayOutgrow, takesType, tooLongFor, type Candidate } from './choose-piece.ts';
import { chooseAnother, fillSlots } from './fill-slots.ts';
import type { JobPlan } from './job.ts';
import type { Slot } from './slots.ts';

const PAGE = { network: 'facebook', targetId: '100' };
const ACCOUNT = { network: 'instagram', targetId: '200' };
const JOB: JobPlan = {
  contentTypes: ['blog', 'social-graphic'],
  targets: [PAGE],
  weekdays: [1],
  hours: [9],
  timeZone: 'UTC',
  language: 'es',
  skipCategories: ['holiday'],
  layout: 1,
  repeatAfterDays: 30,
};
const piece = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  type: 'social-graphic',
  categories: [],
  outdated: [],
  publishedAt: 0,
  claims: false,
  sample: false,
  placeholders: [],
  captions: { en: 'Ask me.', es: 'Pregúntame.' },
  ...more,
});
const slot = (day: number): Slot => ({ date: '2027-01-01', hour: 9, at: day * DAY_MS });
const poster = { features: PLAN_FEATURES, captionValues: NO_CAPTION_VALUES };
const held = { ...poster, uses: [] };

describe('a piece goes out by itself', () => {
  test.each([
    ['as it is', {}, {}, PLAN_FEATURES, true],
    ['not of a type that the job does not post', { type: 'infographic' }, {}, PLAN_FEATURES, false],
    ['not without the feature of its type', {}, {}, ['video'], false],
    ['not from a free account', { type: 'blog' }, {}, ['free'], false],
    ['not with invented figures', { sample: true }, {}, PLAN_FEATURES, false],
    ['not with a claim', { claims: true }, {}, PLAN_FEATURES, false],
    ['not with a fact to fill in', { placeholders: ['price'] }, {}, PLAN_FEATURES, false],
    ['not in a text that is older than its twin', { outdated: ['es'] }, {}, PLAN_FEATURES, false],
    ['beside a twin that is older', { outdated: ['en'] }, {}, PLAN_FEATURES, true],
    ['not of a category that is skipped', { categories: ['buyers', 'holiday'] }, {}, PLAN_FEATURES, false],
    [
      'of that category where nothing is skipped',
      { categories: ['holiday'] },
      { skipCategories: [] },
      PLAN_FEATURES,
      true,
    ],
    ['not where no network takes it', { type: 'blog' }, { targets: [ACCOUNT] }, PLAN_FEATURES, false],
    ['where one of the networks takes it', { type: 'blog' }, { targets: [ACCOUNT, PAGE] }, PLAN_FEATURES, true],
  ] as const)('%s', (_case, more, job, features, expected) => {
    expect(mayChoose(piece('a', more), { ...JOB, ...job }, { ...poster, features })).toBe(expected);
  });

  test('to networks that take its type', () => {
    expect([takesType('facebook', 'blog'), takesType('instagram', 'blog')]).toEqual([true, false]);
    expect([takesType('instagram', 'social-graphic'), takesType('youtube', 'social-graphic')]).toEqual([true, false]);
    expect([takesType('facebook', 'video'), takesType('youtube', 'video')]).toEqual([true, true]);
    expect(takesType('nowhere', 'blog')).toBe(false);
  });
});

describe('the words of a piece', () => {
  const FEED = { network: 'x', targetId: '300' };
  // Room for 280 as X counts them, and of a link for 24 less.
  const captions = (length: number) => ({ en: '', es: `${'a'.repeat(length)}\n{brand.phone}` });
  const takes = (more: Partial<Candidate>, targets: JobPlan['targets'], phone = '') => {
    const captionValues = { en: {}, es: { phone } };
    const job = { ...JOB, targets };
    const asked = [piece('a', more), job, { ...poster, captionValues }] as const;
    return fitOf(...asked);
  };

  test('are as long as the member’s brand makes them', () => {
    expect(takes({ captions: captions(280) }, [FEED])).toBe('everywhere');
    expect(takes({ captions: captions(281) }, [FEED])).toBe('nowhere');
    expect(takes({ captions: captions(267) }, [FEED], '512-555-0142')).toBe('everywhere');
    expect(takes({ captions: captions(268) }, [FEED], '512-555-0142')).toBe('nowhere');
  });

  test('leave room for a link', () => {
    expect(takes({ type: 'blog', captions: captions(256) }, [FEED])).toBe('everywhere');
    expect(takes({ type: 'blog', captions: captions(257) }, [FEED])).toBe('nowhere');
  });

  test('may be too long for one network where another takes them, but not for the only one that takes its type', () => {
    expect(takes({ captions: captions(281) }, [FEED, PAGE])).toBe('somewhere');
    expect(takes({ type: 'blog', captions: captions(257) }, [FEED, ACCOUNT])).toBe('nowhere');
    expect(takes({ type: 'blog', captions: captions(256) }, [FEED, ACCOUNT])).toBe('everywhere');
  });

  test('are too long for networks by name, and the brand need not be known where there is room for any', () => {
    const targets = [PAGE, FEED, ACCOUNT];
    const job = { language: 'es' as const, targets };
    const named = (length: number, phone = '') =>
      tooLongFor(piece('a', { captions: captions(length) }), job, { captionValues: { en: {}, es: { phone } } });
    expect([named(280), named(281), named(268, '512-555-0142'), named(2201)]).toEqual([
      [],
      ['x'],
      ['x'],
      ['x', 'instagram'],
    ]);
    const blog = piece('a', { type: 'blog', captions: captions(2201) });
    expect(tooLongFor(blog, job, poster)).toEqual(['x']);
    const may = (...of: JobPlan['targets']) => mayOutgrow(piece('a'), { ...job, targets: of });
    expect([may(PAGE), may(FEED), may(PAGE, FEED)]).toEqual([false, true, true]);
  });

  test('fit all networks as long as there is such a piece, and then some', () => {
    const short = { captions: captions(200) };
    const pieces = [piece('long', { captions: captions(300), publishedAt: 9 }), piece('a', short), piece('b', short)];
    const job = { ...JOB, targets: [FEED, PAGE] };
    const days = [slot(0), slot(1), slot(2), slot(3), slot(30)];
    const filled = fillSlots(job, days, { ...held, candidates: new Candidates(pieces) });
    expect(filled.map(({ contentId }) => contentId)).toEqual(['a', 'b', 'long', null, 'a']);
    const alone = fillSlots({ ...job, targets: [FEED] }, days, { ...held, candidates: new Candidates(pieces) });
    expect(alone.map(({ contentId }) => contentId)).toEqual(['a', 'b', null, null, 'a']);
  });
});

describe('the coming posts', () => {
  test('take turns between the types, the newest piece first', () => {
    const candidates = new Candidates([
      piece('old', { publishedAt: 1 }),
      piece('new', { publishedAt: 2 }),
      piece('text', { type: 'blog' }),
    ]);
    const filled = fillSlots(JOB, [slot(1), slot(2), slot(3)], { ...held, candidates });
    expect(new Set(filled.map(({ contentId }) => contentId)).size).toBe(3);
    expect(filled.findIndex(({ contentId }) => contentId === 'new')).toBeLessThan(
      filled.findIndex(({ contentId }) => contentId === 'old'),
    );
    expect(filled.findIndex(({ contentId }) => contentId === 'text')).toBeLessThan(2);
  });

  test('repeat nothing within the window, and say where nothing is left', () => {
    const candidates = new Candidates([piece('a'), piece('b')]);
    const filled = fillSlots(JOB, [slot(0), slot(10), slot(20), slot(30), slot(40)], { ...held, candidates });
    expect(filled.map(({ contentId }) => contentId)).toEqual(['a', 'b', null, 'a', 'b']);
  });

  test('count what the member posted, and what is planned after them', () => {
    const candidates = new Candidates([piece('a'), piece('b')]);
    const use = (contentId: string, day: number) => ({
      contentId,
      at: day * DAY_MS,
      language: 'es' as const,
      targets: [PAGE],
    });
    const filled = (uses: ReturnType<typeof use>[]) =>
      fillSlots(JOB, [slot(0)], { ...held, candidates, uses })[0]?.contentId;
    expect(filled([use('a', -29)])).toBe('b');
    expect(filled([use('a', 29)])).toBe('b');
    expect(filled([use('a', -30), use('b', -31)])).toBe('b');
    expect(filled([use('a', -1), use('b', 1)])).toBeNull();
  });

  test('do not count what went to other targets or in the other language', () => {
    const candidates = new Candidates([piece('a')]);
    const near = { contentId: 'a', at: 0 };
    const uses = [
      { ...near, language: 'es' as const, targets: [ACCOUNT] },
      { ...near, language: 'es' as const, targets: [{ ...PAGE, targetId: 'another page' }] },
      { ...near, language: 'es' as const, targets: [{ ...ACCOUNT, targetId: PAGE.targetId }] },
      { ...near, language: 'en' as const, targets: [PAGE] },
    ];
    expect(fillSlots(JOB, [slot(0)], { ...held, candidates, uses })[0]?.contentId).toBe('a');
  });

  test('are the same whenever they are asked for', () => {
    const pieces = [piece('b'), piece('a'), piece('c', { type: 'blog' })];
    const slots = [slot(0), slot(1), slot(2)];
    expect(fillSlots(JOB, slots, { ...held, candidates: new Candidates(pieces) })).toEqual(
      fillSlots(JOB, slots, { ...held, candidates: new Candidates(pieces.toReversed()) }),
    );
  });

  test('can be swapped, never for what was passed over, until nothing is left', () => {
    const choosing = { ...held, candidates: new Candidates([piece('a'), piece('b')]) };
    expect(chooseAnother(JOB, 0, choosing, ['a'])).toBe('b');
    expect(chooseAnother(JOB, 0, choosing, ['a', 'b'])).toBeNull();
  });

  test('look at few pieces of a large library, though the member has posted many', () => {
    let looks = 0;
    const watched = (id: string, more: Partial<Candidate>): Candidate =>
      Object.defineProperty(piece(id, more), 'sample', { get: () => ((looks += 1), false) });
    const library = Array.from({ length: 3000 }, (_, n) =>
      watched(`p${n}`, { publishedAt: n, type: n % 2 === 0 ? 'blog' : 'social-graphic' }),
    );
    const uses = Array.from({ length: 500 }, (_, n) => ({
      contentId: `p${n}`,
      at: (n - 510) * DAY_MS,
      language: 'es' as const,
      targets: [PAGE],
    }));
    const slots = Array.from({ length: 10 }, (_, day) => slot(day));
    const filled = fillSlots(JOB, slots, { ...held, uses, candidates: new Candidates(library) });
    expect(filled.map(({ contentId }) => contentId)).toEqual(
      [2998, 2999, 2996, 2997, 2994, 2995, 2992, 2993, 2990, 2991].map((n) => `p${n}`),
    );
    expect(looks).toBeLessThan(uses.length + 100);
  });
});

describe('the choice is that of looking at every piece', () => {
  const TYPES = ['blog', 'social-graphic', 'infographic'] as const;
  const arbitraryPiece = fc.record({
    type: fc.constantFrom(...TYPES),
    publishedAt: fc.integer({ min: 0, max: 3 }),
    sample: fc.boolean(),
  });
  const arbitraryUse = fc.record({ place: fc.nat(11), day: fc.integer({ min: -40, max: 40 }) });

  /** Every piece that may be posted then, in the order in which they come: the first is the choice. */
  function inOrder(pieces: readonly Candidate[], uses: readonly { contentId: string; at: number }[], at: number) {
    const typeOf = (id: string) => pieces.find((one) => one.id === id)?.type;
    const last = (isOne: (use: { contentId: string }) => boolean) =>
      Math.max(-Infinity, ...uses.filter((use) => isOne(use) && use.at < at).map((use) => use.at));
    return pieces
      .filter((one) => mayChoose(one, JOB, poster))
      .filter((one) => !uses.some((use) => use.contentId === one.id && Math.abs(use.at - at) < 30 * DAY_MS))
      .map((one) => ({
        one,
        turn: last((use) => typeOf(use.contentId) === one.type),
        rest: last((use) => use.contentId === one.id),
      }))
      .toSorted(
        (a, b) =>
          compare(a.turn, b.turn) ||
          compare(a.rest, b.rest) ||
          compare(b.one.publishedAt, a.one.publishedAt) ||
          compare(a.one.id, b.one.id),
      )
      .map(({ one }) => one.id);
  }
  const compare = <Value>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

  test('whatever there is and whatever was used', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryPiece, { maxLength: 12 }),
        fc.array(arbitraryUse, { maxLength: 12 }),
        (made, used) => {
          const pieces = made.map((more, n) => piece(String.fromCodePoint(97 + n), more));
          const uses = used.flatMap(({ place, day }) => {
            const id = pieces[place]?.id;
            return id === undefined
              ? []
              : [{ contentId: id, at: day * DAY_MS, language: 'es' as const, targets: [PAGE] }];
          });
          const candidates = new Candidates(pieces);
          const slots = [slot(0), slot(1), slot(2), slot(35)];
          const grown: { contentId: string; at: number }[] = [...uses];
          for (const { at, contentId } of fillSlots(JOB, slots, { ...held, uses, candidates })) {
            expect(contentId).toBe(inOrder(pieces, grown, at)[0] ?? null);
            if (contentId !== null) grown.push({ contentId, at });
          }
        },
      ),
    );
  });
});
