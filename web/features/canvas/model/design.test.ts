import type { Layer } from '@yardsign/scene/layers';
import { describe, expect, it } from 'vitest';
import { counterpartOf, differencesOf } from './counterparts.ts';
import { addLayer, changeLayer, freeKey, layersIn, removeLayer, showIn, sizesWith, withoutUnused } from './design.ts';
import { freePath, layerAt, swapAt, walk } from './layer-tree.ts';
import { addSlot, removeSlot, setSlot } from './slots.ts';
import { designWith, rect, words } from './testing.ts';

const photo = { type: 'image', slot: 'photo', w: 10, h: 10, fit: 'cover', mask: 'circle' } as const;
const inStack = (...children: Parameters<typeof walk>[0][number][]) =>
  ({ type: 'stack', direction: 'column', children }) as const;

describe('the same layer in another size', () => {
  it('is the one with the same words, wherever it stands', () => {
    const here = [rect(), inStack(photo, words({ x: 3 }))];
    const there = [inStack(photo, words({ size: 99, y: 7 })), rect({ w: 500 })];
    expect(counterpartOf(here, [1, 1], there)).toEqual([0, 1]);
    expect(counterpartOf(here, [0], there)).toEqual([1]);
  });

  it('is the one at the same place among its kind, where both have as many of it', () => {
    expect(
      counterpartOf([words({ text: 'a' }), words({ text: 'b' })], [1], [words({ text: 'a' }), words({ text: 'c' })]),
    ).toEqual([1]);
    expect(counterpartOf([words({ text: 'b' })], [0], [words({ text: 'a' }), words({ text: 'c' })])).toBeUndefined();
  });

  it('is told apart by what is no measure', () => {
    const here = [words({ x: 1, color: '#111111' })];
    expect(differencesOf(here, [0], [words({ x: 2, size: 9, color: '#222222' })])).toEqual(['color']);
    expect(differencesOf(here, [0], [rect()])).toBeUndefined();
  });
});

describe('a change', () => {
  const design = designWith({ square: [rect(), words()], story: [words({ y: 300 }), rect()], link: [rect()] });

  it('of a look is made in every size that has the layer, one of its measure in its own', () => {
    const changed = changeLayer(design, 'square', [1], { color: '#333333', x: 12 });
    expect(layersIn(changed, 'square')[1]).toMatchObject({ color: '#333333', x: 12 });
    expect(layersIn(changed, 'story')[0]).toEqual({ ...words({ y: 300 }), color: '#333333' });
    expect(layersIn(changed, 'link')).toBe(layersIn(design, 'link'));
  });

  it('can take a field away', () => {
    const faded = changeLayer(design, 'square', [0], { opacity: 0.5 });
    expect(layersIn(faded, 'story')[1]).toMatchObject({ opacity: 0.5 });
    expect(layersIn(changeLayer(faded, 'square', [0], { opacity: undefined }), 'story')).toEqual(
      layersIn(design, 'story'),
    );
  });

  it('adds a layer to every size, in proportion, and takes it out of all of them', () => {
    const { design: added, path } = addLayer(design, 'square', rect({ x: 540, y: 540, fill: '#ABCDEF' }));
    expect(path).toEqual([2]);
    expect(layersIn(added, 'story').at(-1)).toMatchObject({ x: 540, y: 960 });
    expect(sizesWith(added, 'square', path)).toEqual(['square', 'story', 'link']);
    expect(removeLayer(added, 'square', path).template).toEqual(design.template);
  });

  it('stands below what was added at its place before, as long as there is room', () => {
    const places = [1, 2, 3, 4, 5, 6, 7, 8].reduce<{ design: typeof design; at: unknown[] }>(
      (all) => {
        const added = addLayer(all.design, 'square', words({ x: 72, y: 700 }));
        return { design: added.design, at: [...all.at, layersIn(added.design, 'square').at(-1)?.y] };
      },
      { design, at: [] },
    );
    expect(places.at).toEqual([700, 776, 852, 928, 1004, 1004, 1004, 1004]);
  });

  it('shows a layer in another size, or not there', () => {
    expect(sizesWith(design, 'square', [1])).toEqual(['square', 'story']);
    const shown = showIn(design, 'square', [1], 'link', true);
    expect(sizesWith(shown, 'square', [1])).toEqual(['square', 'story', 'link']);
    expect(showIn(shown, 'square', [1], 'link', false).template).toEqual(design.template);
  });

  it('lets go of words that nothing shows, and keeps what is filled in or asked about', () => {
    const { template } = design;
    const texts = { ...template.texts, unused: { en: 'a', es: 'a' }, asked: { en: 'b', es: 'b' } };
    const more = { ...design, template: { ...template, texts } };
    const conditional = changeLayer(more, 'link', [0], { when: 'asked' });
    expect(Object.keys(withoutUnused(conditional).template.texts)).toEqual(['headline', 'asked']);
  });
});

describe('the tree of layers', () => {
  const layers: Layer[] = [rect(), { type: 'group', x: 5, y: 5, children: [inStack(words(), photo)] }];

  it('is walked parents first', () => {
    expect(walk(layers).map(({ path }) => path.join('.'))).toEqual(['0', '1', '1.0', '1.0.0', '1.0.1']);
  });

  it('moves what a stack places with the stack', () => {
    expect(freePath(layers, [1, 0, 1])).toEqual([1, 0]);
    expect(freePath(layers, [0])).toEqual([0]);
  });

  it('swaps neighbours, and not beyond the end', () => {
    const swapped = swapAt(layers, [1, 0, 0], 1);
    expect(swapped && layerAt(swapped.layers, swapped.path)).toEqual(words());
    expect(swapped?.path).toEqual([1, 0, 1]);
    expect(swapAt(layers, [1], 1)).toBeUndefined();
  });
});

describe('facts to fill in', () => {
  const design = designWith({ square: [words()] });

  it('get a key that is free, and an example of their kind', () => {
    const two = addSlot(addSlot(design));
    expect(two.slots.map(({ key }) => key)).toEqual(['fact', 'factA']);
    const label = { en: 'New fact', es: 'Dato nuevo' };
    const day = setSlot(two, 0, { kind: 'date', optional: true });
    expect(day.slots[0]).toEqual({ key: 'fact', kind: 'date', label, optional: true });
    expect(day.template.texts['fact']?.en).toBe('Saturday, May 16');
    expect(setSlot(day, 0, { kind: 'choice' }).slots[0]?.options).toHaveLength(2);
    expect(removeSlot(two, 0).slots.map(({ key }) => key)).toEqual(['factA']);
  });

  it('have no hint that says nothing', () => {
    const hinted = setSlot(addSlot(design), 0, { hint: { en: 'x', es: '' } });
    expect(hinted.slots[0]?.hint).toEqual({ en: 'x', es: '' });
    expect(setSlot(hinted, 0, { hint: { en: '', es: '' } }).slots[0]).not.toHaveProperty('hint');
  });

  it('never take the name of other words', () => {
    expect(freeKey(design, 'headline')).toBe('headline2');
    expect(freeKey(design, 'words')).toBe('words');
  });
});
