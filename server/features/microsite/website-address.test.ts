import { expect, test } from 'vitest';
import { websiteAddress } from './website-address.ts';

test.each([
  ['', '', ''],
  ['example.com/', 'https://example.com/', 'example.com'],
  ['HTTPS://Example.com/a?b=[1]', 'HTTPS://Example.com/a?b=[1]', 'Example.com/a?b=[1]'],
  ['niño.mx/a "b"', 'https://xn--nio-8ma.mx/a%20%22b%22', 'niño.mx/a "b"'],
])('the website %j leads to %j', (website, address, shown) => {
  expect(websiteAddress(website)).toEqual({ address, shown });
});
