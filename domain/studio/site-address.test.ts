import { expect, test } from 'vitest';
import { readSiteAddress } from './site-address.ts';

test.each([
  ['blog.example.com', 'https://blog.example.com'],
  [' http://example.com/blog// ', 'https://example.com/blog'],
  ['HTTPS://example.com:8443', 'https://example.com:8443'],
  ['', null],
  ['https://', null],
  ['my blog', null],
  ['example.com/"><script>', null],
])('%j is the address %j', (typed, address) => {
  expect(readSiteAddress(typed)).toBe(address);
});
