import { expect, it } from 'vitest';
import { EMPTY_BRAND } from '../../testing/brand.ts';
import { brandRows, readSize } from './model.ts';

it('the size of the address is taken when the template has it, else the first there is', () => {
  expect(readSize('story', ['square', 'story'])).toBe('story');
  expect(readSize('story', ['link'])).toBe('link');
  expect(readSize(undefined, ['square', 'link'])).toBe('square');
});

it('an EMPTY_BRAND brand hints at every piece that is missing, but never at the color, which has a default', () => {
  const hints = brandRows(EMPTY_BRAND).map((row) => row.missing);
  expect(hints).toEqual(['addPhoto', 'addName', 'addPhone', 'addLogo', null, 'addCompliance']);
});

it('a filled brand shows its values and hints at nothing', () => {
  const image = { id: 'a', width: 1, height: 1, url: '/files/a' };
  const rows = brandRows({
    ...EMPTY_BRAND,
    fullName: 'Ann Lee',
    phone: '1',
    compliance: 'L',
    photo: image,
    logo: image,
  });
  expect(rows.filter((row) => row.missing !== null)).toEqual([]);
  expect(rows.find((row) => row.field === 'photo')?.image).toBe('/files/a');
});
