import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Shared, joinShared } from './join-shared.ts';

const shared = (id: string, entries: number[], size: number, needs: number[] = []): Shared => ({
  ids: [id],
  entries: new Set(entries),
  size,
  needs: new Set(needs),
});

/** The files of all layers with their modules in order. */
const joined = (...args: Parameters<typeof joinShared>) =>
  joinShared(...args).map((layer) => layer.map((ids) => ids.toSorted()).toSorted());

const terms = { weights: [1, 1, 1, 1], fileCost: 100 };

describe('modules that several pages share', () => {
  it('are one file where one more file costs more than what some then fetch for nothing', () => {
    expect(joined([shared('a', [0, 1, 2], 30), shared('b', [0, 1], 30)], terms)).toEqual([[['a', 'b']]]);
  });

  it('stay files of their own where that is too much', () => {
    expect(joined([shared('a', [0, 1, 2], 30), shared('b', [0, 1], 500)], terms)).toEqual([[['a'], ['b']]]);
    expect(joined([shared('a', [0, 1], 30), shared('b', [2, 3], 30)], terms)).toEqual([[['a'], ['b']]]);
  });

  it('count for as much as the pages that need them', () => {
    const heavy = { ...terms, weights: [1, 1, 10, 1] };
    expect(joined([shared('a', [0, 1, 2], 30), shared('b', [0, 1], 30)], heavy)).toEqual([[['a'], ['b']]]);
  });

  it('come in layers, each after what it imports', () => {
    const all = [shared('page part', [0, 1], 900, [1]), shared('button', [0, 1, 2, 3], 900)];
    expect(joined(all, terms)).toEqual([[['button']], [['page part']]]);
  });

  it('never import each other in a circle, whatever imports what', () => {
    const entry = fc.nat({ max: 5 });
    const modules = fc.array(
      fc.record({ own: fc.array(entry, { minLength: 1 }), size: fc.nat({ max: 300 }), further: fc.array(fc.nat()) }),
      { minLength: 2, maxLength: 25 },
    );
    fc.assert(
      fc.property(modules, (drawn) => {
        const all = drawn.map(({ own, size, further }, at) => {
          // A module imports later ones only, as modules without circles can always be numbered.
          const after = drawn.length - at - 1;
          const needs = after === 0 ? [] : further.map((each) => at + 1 + (each % after));
          return { ids: [String(at)], entries: new Set(own), size, needs: new Set(needs) };
        });
        for (const { entries, needs } of all)
          for (const need of needs) for (const each of entries) all[need]?.entries.add(each);
        const layers = joinShared(all, { weights: [1, 1, 1, 1, 1, 1], fileCost: 100 });
        const placeOf = (id: string) => {
          const layer = layers.findIndex((files) => files.some((ids) => ids.includes(id)));
          return { layer, file: layers[layer]?.findIndex((ids) => ids.includes(id)) };
        };
        all.forEach(({ needs }, at) => {
          const mine = placeOf(String(at));
          for (const need of needs) {
            const theirs = placeOf(String(need));
            if (theirs.layer >= mine.layer) expect(theirs).toEqual(mine);
          }
        });
        expect(layers.flat(2).toSorted()).toEqual(all.map((_each, at) => String(at)).toSorted());
      }),
    );
  });

  it('are not joined where a page would fetch all that the other imports', () => {
    const all = [shared('a', [0, 1], 10, [2]), shared('b', [0, 1, 2], 10), shared('heavy', [0, 1], 9000)];
    expect(joined(all, terms)).toEqual([[['a', 'heavy'], ['b']]]);
    expect(joined([...all.slice(0, 2), shared('light', [0, 1], 10)], terms)).toEqual([[['a', 'b', 'light']]]);
  });
});
