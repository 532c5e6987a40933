import { expect, test } from 'vitest';
import { dialAddress, readPhone } from './phone-numbers.ts';

test.each([
  ['(512) 555-0142', '+15125550142', '(512) 555-0142'],
  ['512.555.0142', '+15125550142', '(512) 555-0142'],
  ['5125550142', '+15125550142', '(512) 555-0142'],
  ['1-512-555-0142', '+15125550142', '(512) 555-0142'],
  ['+1 512 555 0142', '+15125550142', '(512) 555-0142'],
  ['001 512 555 0142', '001 512 555 0142', '001 512 555 0142'],
  ['512-555-0142 ext. 12', '+15125550142 x12', '(512) 555-0142 x12'],
  ['512-555-0142x12', '+15125550142 x12', '(512) 555-0142 x12'],
  ['+14165550123', '+14165550123', '(416) 555-0123'],
  ['+525512345678', '+525512345678', '+52 55 1234 5678'],
  ['+34 612 345 678', '+34612345678', '+34 612 34 56 78'],
  ['+44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
])('%s is kept as %s and shown as %s', (typed, stored, shown) => {
  expect([readPhone(typed).stored, readPhone(typed).shown]).toEqual([stored, shown]);
});

test.each(['555-0142', '+1 555', '(512) 555-014', '+999 1234567', 'call me', '', '0000000000', '+52 1 55 1234 5678'])(
  '%j is no number of any country and stays as it was typed',
  (typed) => {
    expect(readPhone(`  ${typed} `)).toEqual({ stored: typed, shown: typed, known: false });
  },
);

test('what is shown, read again, is the same number', () => {
  for (const typed of ['(512) 555-0142', '512-555-0142 x12', '+525512345678', '+34612345678', '555-0142']) {
    const once = readPhone(typed);
    expect(readPhone(once.shown)).toEqual(once);
    expect(readPhone(once.stored)).toEqual(once);
  }
});

test.each([
  ['(512) 555-0142', 'tel:+15125550142'],
  ['512-555-0142 x12', 'tel:+15125550142;ext=12'],
  ['555-0142', 'tel:5550142'],
  ['555-0142 ext. 12', 'tel:5550142;ext=12'],
  ['555-0142 X12', 'tel:5550142;ext=12'],
  ['555 0142 extensión 12', 'tel:5550142;ext=12'],
  ['555-0142 next to 7', 'tel:55501427'],
  ['', ''],
  [' x 5', ''],
  ['call me', ''],
])('%j is dialled by %j', (text, address) => {
  expect(dialAddress(text)).toBe(address);
});
