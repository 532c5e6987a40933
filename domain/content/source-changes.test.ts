import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesOfSource } from './source-changes.ts';

const [A, B, C, D] = [
  'The price of a house is what its seller asks.',
  'Before winter somebody should look at gutters, roof and furnace.',
  'Taxes come twice every year, in March and October.',
  'Schools are named by the district, not by us.',
] as const;
const anew = (text: string) => `${text} This is new.`;

const kinds = (base: string[], mine: string[], theirs: string[]) =>
  changesOfSource(base, mine, theirs).changes.map(
    ({ id, kind, isContested }) => `${id} ${kind}${isContested ? '?' : ''}`,
  );
function taken(base: string[], mine: string[], theirs: string[], ...ids: string[]): string[] {
  return changesOfSource(base, mine, theirs).take(new Set(ids));
}

describe('what has changed in a source', () => {
  test('is a change for each paragraph, also where they stand beside one another', () => {
    const theirs = [A, anew(B), anew(C), anew(D)];
    const base = [A, B, C, D];
    expect(kinds(base, base, theirs)).toEqual(['p1 rewritten', 'p2 rewritten', 'p3 rewritten']);
    expect(taken(base, base, theirs, 'p2')).toEqual([A, B, anew(C), D]);
  });

  test.each([
    ['written anew', [A, anew(B), C], ['p1 rewritten']],
    ['added, with the one that it follows', [A, D, B, C], ['n1 inserted']],
    ['taken out', [A, C], ['p1 deleted']],
    ['moved', [B, C, A], ['p0 moved']],
    [
      'taken out for several others',
      [A, 'Short.', 'Other.', 'More.'],
      ['p1 deleted', 'p2 deleted', 'n1 inserted', 'n2 inserted', 'n3 inserted'],
    ],
    ['added beside one that is written anew', [A, anew(B), D, C], ['p1 rewritten', 'n2 inserted']],
  ])('is a paragraph that was %s', (_case, theirs, changes) => {
    const base = [A, B, C];
    expect(kinds(base, base, theirs)).toEqual(changes);
  });

  test('is contested where the member has changed the same paragraph, and there alone', () => {
    const base = [A, B, C];
    const mine = [A, `${B} And mine.`, C];
    const theirs = [anew(A), anew(B), anew(C)];
    expect(kinds(base, mine, theirs)).toEqual(['p0 rewritten', 'p1 rewritten?', 'p2 rewritten']);
    expect(taken(base, mine, theirs, 'p0', 'p2')).toEqual([anew(A), `${B} And mine.`, anew(C)]);
    expect(taken(base, mine, theirs, 'p1')).toEqual([A, anew(B), C]);
    expect(kinds(base, [A, C], [A, anew(B), C])).toEqual(['p1 rewritten?']);
    expect(taken(base, [A, C], [A, anew(B), C], 'p1')).toEqual([A, anew(B), C]);
    expect(kinds(base, [A, `${B} And mine.`, C], [A, C])).toEqual(['p1 deleted?']);
  });

  test('is nothing where the member has done the same', () => {
    expect(kinds([A, B], [anew(A), D, B], [anew(A), D, B])).toEqual([]);
    expect(kinds([A, B, C], [B, C, A], [B, C, A])).toEqual([]);
  });

  test('stands beside what the member has added at the same place', () => {
    const mine = [A, 'Mine.', B];
    const theirs = [A, D, B, C];
    expect(kinds([A, B], mine, theirs)).toEqual(['n1 inserted', 'n3 inserted']);
    expect(taken([A, B], mine, theirs, 'n1', 'n3')).toEqual([A, 'Mine.', D, B, C]);
  });

  test('is told with the paragraph that it follows', () => {
    const { changes } = changesOfSource([A, B], [A, B], [D, A, C, B]);
    expect(changes.map(({ after, theirs }) => [after, theirs])).toEqual([
      [null, D],
      [A, C],
    ]);
  });
});

const words = fc.constantFrom(A, B, C, D, anew(A), anew(B), 'Short.', '# One', '# Two');
const text = fc.array(words, { maxLength: 7 });

describe('whatever the three texts say', () => {
  test('nothing taken is the copy, and a copy that was not changed is the source with everything taken', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        expect(changesOfSource(base, mine, theirs).take(new Set())).toEqual(mine);
        const { changes, take } = changesOfSource(base, base, theirs);
        expect(take(new Set(changes.map(({ id }) => id)))).toEqual(theirs);
        expect(changes.every(({ isContested }) => !isContested)).toBe(true);
        expect(changesOfSource(base, theirs, theirs).changes).toEqual([]);
        expect(changesOfSource(base, mine, base).changes).toEqual([]);
      }),
    );
  });

  test('each change that is taken adds its words, takes out its words, or does both, and nothing else', () => {
    const count = (all: readonly string[]) => all.toSorted().join('\n');
    fc.assert(
      fc.property(text, text, text, fc.array(fc.boolean(), { minLength: 14 }), (base, mine, theirs, ticks) => {
        const { changes, take } = changesOfSource(base, mine, theirs);
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
        const chosen = changes.filter((_, at) => ticks[at]);
        const expected = [...mine];
        for (const change of chosen) {
          if (change.mine !== null) expected.splice(expected.indexOf(change.mine), 1);
          const now = change.kind === 'moved' ? (change.mine ?? change.theirs) : change.theirs;
          if (now !== null) expected.push(now);
        }
        const ids = chosen.map(({ id }) => id);
        const result = take(new Set(ids));
        expect(count(result)).toBe(count(expected));
        expect(take(new Set(ids.toReversed()))).toEqual(result);
      }),
    );
  });

  test('taken one after the other, in any order, it comes to the same', () => {
    const several = fc.uniqueArray(fc.constantFrom<string>(A, B, C, D, 'Short.', '# One'), { maxLength: 6 });
    fc.assert(
      fc.property(several, several, fc.infiniteStream(fc.nat()), (base, theirs, order) => {
        const ids = changesOfSource(base, base, theirs).changes.map(({ id }) => ({
          id,
          at: order.next().value as number,
        }));
        let mine: string[] = [...base];
        for (const { id } of ids.toSorted((one, other) => one.at - other.at))
          mine = changesOfSource(base, mine, theirs).take(new Set([id]));
        expect(mine).toEqual(theirs);
      }),
    );
  });
});
