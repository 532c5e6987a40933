import { describe, expect, test } from 'vitest';
import { BASIC_FIELDS } from './basic-fields.ts';
import { fullName, isComplete, location } from './derived-fields.ts';
import { faultOfBasicField, faultOfValue, storedValue } from './field-rules.ts';
import { PROFILE } from './profile-fields.ts';

const FIELDS = { ...PROFILE.local.fields, ...PROFILE.graphics.fields, ...PROFILE.blog.fields, ...BASIC_FIELDS };

describe('a stored value', () => {
  test.each([
    ['first_name', '  Ann ', 'Ann'],
    ['primary_color', '#00aeef', '00AEEF'],
    ['primary_color', '1f7a4d', '1F7A4D'],
    ['primary_color', '#1af', '11AAFF'],
    ['primary_color', 'fff', 'FFFFFF'],
    ['dateRange', '2024-01-01, 2024-12-31', '2024-01-01,2024-12-31'],
    ['ehlogo', 'true', '1'],
    ['ehlogo', 'TRUE', '1'],
    ['ehlogo', 'false', '0'],
    ['ehlogo', '', '0'],
    ['lead_capture', '1', 'on'],
    ['lead_capture', 'ON', 'on'],
    ['lead_capture', 'off', 'off'],
    ['phone', '\u202D(512) 555-0142\u202C', '(512) 555-0142'],
    ['phone', '512–555\u20110142', '512-555-0142'],
    ['phone', 'tel:+15125550142', '+15125550142'],
    ['email', '\u200Bmaya@example\u00AD.com ', 'maya@example.com'],
    ['website', ' \uFEFFexample.com', 'example.com'],
  ] as const)('of %s from %j is %j', (field, typed, stored) => {
    expect(storedValue(FIELDS[field], typed)).toBe(stored);
  });
});

describe('a basic field', () => {
  test.each([
    ['email', 'maya@example', 'not_an_email'],
    ['email', 'maya@example.com', null],
    ['website', 'mayasells', 'not_a_website'],
    ['website', 'mayasells.example.com/listings', null],
    ['website', 'https://niñocasas.mx/es', null],
    ['website', 'javascript:alert(1)', 'not_a_website'],
    ['website', 'https://example.com:8443', null],
    ['website', 'example.com:8443/homes?in=reno', null],
    ['website', 'example.com:', 'not_a_website'],
    ['website', 'example.com:70000', 'not_a_website'],
    ['website', 'example.com:8443@evil.example', 'not_a_website'],
    ['city', 'San José', null],
    ['city', 'San\nJosé', 'not_plain'],
    ['designations', 'ABR \u202E SRS', 'not_plain'],
    ['bio', 'One line.\nAnother.', null],
    ['phone', 'call me', 'not_a_phone'],
    ['phone', '(512) 555-0142 ext. 3', null],
    ['phone', '+52 55 1234 5678', null],
    ['phone', '512/555-0142', null],
    ['phone', '(512) 555-0142 extension 12', null],
    ['phone', '(512) 555-0142 extensión 12', null],
    ['phone', '(512) 555-0142 #12', null],
    ['phone', '512-555-0142#', 'not_a_phone'],
    ['primary_color', 'PINK', 'not_a_color'],
    ['primary_color', '0', 'not_a_color'],
    ['primary_role', 'Wizard', 'not_a_role'],
    ['primary_role', 'Mortgage Professional', null],
    ['first_name', '', 'required'],
    ['company', '', null],
    ['company', 'x'.repeat(121), 'too_long'],
    ['first_name', 'x'.repeat(100), null],
    ['last_name', 'x'.repeat(101), 'too_long'],
    ['bio', 'x'.repeat(2001), 'too_long'],
    ['compliance', 'x'.repeat(1000), null],
    ['compliance', 'x'.repeat(1001), 'too_long'],
    ['phone', `+${'1'.repeat(30)}`, 'too_long'],
    ['full_name', 'Ann Lee', 'derived_field'],
    ['pp_code', 'me', 'derived_field'],
    ['shoe_size', '42', 'unknown_field'],
    ['photo', 'a'.repeat(64), null],
    ['photo', '../../etc/passwd', 'not_an_image'],
  ])('%s with %j: %j', (field, value, fault) => {
    expect(faultOfBasicField(field, value)).toBe(fault);
  });
});

test.each(['banana', 'yes', '2', '10'])('a switch is on or off, and %s is neither', (typed) => {
  for (const field of [FIELDS.ehlogo, FIELDS.lead_capture])
    expect(faultOfValue(field, storedValue(field, typed))).toBe('wrong_kind');
});

test.each(['null', '[1]', '"x"', '7', '{bad'])('a map of flags is an object, and %s is none', (stored) => {
  expect(faultOfValue({ kind: 'json', max: 2000 }, stored)).toBe('wrong_kind');
});

describe('lines made of several fields', () => {
  test('leave no stray space or comma when one is missing', () => {
    expect(fullName('Ann', 'Lee')).toBe('Ann Lee');
    expect(fullName('Ann', '')).toBe('Ann');
    expect(location('Austin', 'TX')).toBe('Austin, TX');
    expect(location('', 'TX')).toBe('TX');
  });
});

test('a profile is complete with a name, a role and one way to be reached', () => {
  const filled = new Map([
    ['first_name', 'Ann'],
    ['last_name', 'Lee'],
    ['primary_role', 'Other'],
    ['phone', '5125550142'],
  ]);
  expect(isComplete(filled)).toBe(true);
  filled.delete('phone');
  expect(isComplete(filled)).toBe(false);
});
