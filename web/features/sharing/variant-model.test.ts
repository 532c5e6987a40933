import { SIZES } from '@yardsign/scene/template/template';
import { describe, expect, test } from 'vitest';
import type { Draft } from './composer-model.ts';
import {
  CAPTION_MOST,
  captionFault,
  captionRoom,
  keptVariants,
  networksOf,
  ownCaption,
  SHAPES,
  sizeFor,
  takenVariants,
  withVariant,
} from './variant-model.ts';

const draft: Draft = {
  mode: 'now',
  language: 'en',
  size: 'story',
  captions: {},
  altTexts: {},
  firstComments: {},
  covers: {},
  mentions: [],
  people: { tag: '', collaborator: '' },
  pictures: [],
  variants: {},
  targets: undefined,
  when: { date: '2026-11-22', time: '09:00', timeZone: 'America/Chicago' },
};
const ALL = ['square', 'portrait', 'story', 'link'] as const;

test('the sizes are those of the drawing', () => {
  expect(SHAPES).toEqual(SIZES);
});

test('each network is there once, in the order of the targets', () => {
  const targets = (['linkedin', 'facebook', 'linkedin'] as const).map((network) => ({ network, targetId: '1' }));
  expect(networksOf(targets)).toEqual(['linkedin', 'facebook']);
});

describe('the size of a picture', () => {
  test('is that of all where the network takes it, else the nearest that it takes and the piece has', () => {
    expect(sizeFor(draft, 'facebook', ALL)).toBe('story');
    expect(sizeFor(draft, 'instagram', ALL)).toBe('portrait');
    expect(sizeFor(draft, 'instagram', ['square', 'story'])).toBe('square');
    expect(sizeFor({ ...draft, size: 'link' }, 'instagram', ALL)).toBe('link');
  });

  test('stays what it is where there is no other, so that the server can say no', () => {
    expect(sizeFor(draft, 'instagram', ['story'])).toBe('story');
  });

  test('is the one that the member chose for the network', () => {
    const variants = withVariant(draft, 'instagram', { size: 'square' });
    expect(sizeFor({ ...draft, variants }, 'instagram', ALL)).toBe('square');
    expect(sizeFor({ ...draft, variants }, 'facebook', ALL)).toBe('story');
  });
});

describe('words of its own', () => {
  test('belong to a network and a language, and go without leaving anything behind', () => {
    const variants = withVariant(draft, 'instagram', { caption: 'Short' });
    expect(ownCaption({ ...draft, variants }, 'instagram')).toBe('Short');
    expect(ownCaption({ ...draft, variants, language: 'es' }, 'instagram')).toBeUndefined();
    expect(ownCaption({ ...draft, variants }, 'facebook')).toBeUndefined();
    expect(withVariant({ ...draft, variants }, 'instagram', { caption: undefined })).toEqual({});
  });

  test('may be none at all, and keep the size that was chosen', () => {
    const sized = { ...draft, variants: withVariant(draft, 'linkedin', { size: 'link' }) };
    const both = withVariant(sized, 'linkedin', { caption: '' });
    expect(both).toEqual({ linkedin: { captions: { en: '' }, size: 'link' } });
    expect(withVariant({ ...draft, variants: both }, 'linkedin', { size: undefined })).toEqual({
      linkedin: { captions: { en: '' } },
    });
  });

  test('are refused by the first network that does not take them, with its own limit', () => {
    const long = 'x'.repeat(2500);
    const everywhere = (['facebook', 'linkedin', 'instagram'] as const).map((network) => ({ network, caption: long }));
    expect(captionFault(everywhere, 'picture')).toEqual({ network: 'instagram', misfit: 'text', most: 2200 });
    expect(captionFault(everywhere.slice(0, 2), 'picture')).toBeNull();
  });
});

test('the counter is that of the network with the least room left, as it counts', () => {
  const everywhere = (['facebook', 'linkedin', 'x'] as const).map((network) => ({ network, caption: '🏡 Open' }));
  expect(captionRoom(everywhere, 'picture')).toEqual({ used: 7, most: 280 });
  expect(captionRoom(everywhere, 'link')).toEqual({ used: 7, most: 256 });
  expect(captionRoom(everywhere.slice(0, 1), 'picture')).toEqual({ used: 7, most: CAPTION_MOST });
  expect(captionRoom([], 'picture')).toBeNull();
});

test('what was kept is taken up again, without a network that this build does not know', () => {
  const variants = { linkedin: { captions: { es: 'Hola' } }, instagram: { captions: {}, size: 'square' as const } };
  expect(takenVariants(keptVariants(variants))).toEqual(variants);
  expect(takenVariants([{ network: 'gone' as 'facebook', captions: {}, size: null }])).toEqual({});
  expect(takenVariants(undefined)).toEqual({});
});
