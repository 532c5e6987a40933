import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('the query of an address', () => {
  it('is plain text, with lists joined by commas', () => {
    expect(stringifySearch({ types: ['blog', 'video'], q: 'año nuevo', page: 2, cursor: undefined, empty: '' })).toBe(
      '?types=blog,video&q=a%C3%B1o+nuevo&page=2',
    );
    expect(stringifySearch({})).toBe('');
    expect(stringifySearch({ redirectFrom: '/local?m=1#x' })).toBe('?redirectFrom=%2Flocal%3Fm%3D1%23x');
  });

  it('is read back as it was written', () => {
    const search = { redirectFrom: '/local?m=1#x', message: 'A & B' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it('reads numbers and JSON as the text that they are', () => {
    expect(parseSearch('?id=0012&x=%7B%7D')).toEqual({ id: '0012', x: '{}' });
  });
});
