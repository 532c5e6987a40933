import { expect, test } from 'vitest';
import { weightedLength } from './weighted-length.ts';

test.each([
  ['', 0],
  ['Open house', 10],
  ['¡Qué jardín!', 12],
  // A letter and its accent are one character.
  ['Que\u0301', 3],
  ['日本', 4],
  ['🏡', 2],
  ['👩🏽‍🌾', 2],
  ['🇲🇽', 2],
  ['3️⃣', 2],
  ['https://members.example.com/p/maya/en/a-long-address-of-a-page?utm_content=abcdefghij', 23],
  ['See mayaalvarez.com/open and https://a.co', 4 + 23 + 5 + 23],
  ['Two rooms. Then three.', 22],
  ['maya@homes.com', 14],
])('%s counts %i', (text, length) => {
  expect(weightedLength(text)).toBe(length);
});
