import { expect, test } from 'vitest';
import { designWith, rect } from '../canvas/model/testing.ts';
import { placeForPhoto, withPhoto } from './own-photo.ts';

const LABEL = { en: 'Photo', es: 'Foto' };
const photo = { id: 'a'.repeat(64), width: 1000, height: 500 };

test('a photograph stands in the middle in its own shape, is asked for by name, and may be left out', () => {
  const found = placeForPhoto(designWith({ link: [rect()] }), 'link', photo, LABEL);
  expect(found?.layer).toMatchObject({ slot: 'answer', key: 'photo', x: 443, y: 236, w: 315, h: 158 });
  expect(found?.design.slots).toEqual([{ key: 'photo', kind: 'photo', label: LABEL, optional: true }]);
  expect(found?.design.template.texts['photo']).toEqual({ en: '', es: '' });
  expect(withPhoto({ price: '1' }, 'photo', photo)).toEqual({ price: '1', photo: `${photo.id}:1000x500` });
});

test('there is room for six', () => {
  let design = designWith({ square: [rect()] });
  const keys = Array.from({ length: 7 }, () => {
    const found = placeForPhoto(design, 'square', photo, LABEL);
    if (found) ({ design } = found);
    return found?.key ?? null;
  });
  expect(keys).toEqual(['photo', 'photoB', 'photoC', 'photoD', 'photoE', 'photoF', null]);
});
