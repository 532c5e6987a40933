import { expect, test } from 'vitest';
import { isPhone, LONGEST_NAME, LONGEST_PHONE } from './person.ts';
import { faultOfBasicField } from '../profile/field-rules.ts';

test.each([
  ['', true],
  ['(512) 555-0142', true],
  ['+52 55 1234 5678 x9', true],
  ['1'.repeat(LONGEST_PHONE), true],
  ['1'.repeat(LONGEST_PHONE + 1), false],
  ['call me', false],
  ['<script>', false],
])('%j is a phone number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected);
});

test('a name and a phone number that an account takes, its profile takes as well', () => {
  expect(faultOfBasicField('first_name', 'a'.repeat(LONGEST_NAME))).toBeNull();
  expect(faultOfBasicField('phone', '1'.repeat(LONGEST_PHONE))).toBeNull();
});
