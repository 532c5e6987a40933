import { expect, test } from 'vitest';
import { rememberLast } from './remember-last.ts';

test('what was asked the last time is not computed again, and what was not asked then is', () => {
  const computed: string[] = [];
  const lengths = rememberLast((text) => {
    computed.push(text);
    return text.length;
  });
  expect(lengths(['a', 'bb', 'a'])).toEqual([1, 2, 1]);
  expect(lengths(['a', 'ccc'])).toEqual([1, 3]);
  expect(lengths(['bb', 'a'])).toEqual([2, 1]);
  expect(computed).toEqual(['a', 'bb', 'ccc', 'bb']);
});
