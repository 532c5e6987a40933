import { expect, test } from 'vitest';
import { nameWithoutLinks } from './words.ts';

test.each([
  ['Harbor & Pine Real Estate', 'Harbor & Pine Real Estate'],
  ['Dr. Lee, Jr.', 'Dr. Lee, Jr.'],
  ['Win a car: https://evil.example/win?x=1', 'Win a car: evil example win?x=1'],
  ['www.evil.example', 'evil example'],
  ['javascript://evil.example', 'evil example'],
  ['ask@evil.example', 'ask evil example'],
  ['evil。example', 'evil example'],
  ['two\r\nlines', 'two lines'],
  ['a'.repeat(200), 'a'.repeat(80)],
  [`${'a'.repeat(79)}🏡🏡`, `${'a'.repeat(79)}🏡`],
])('the name %j is written as %j, which no mail program makes a link of', (name, written) => {
  expect(nameWithoutLinks(name)).toBe(written);
});
