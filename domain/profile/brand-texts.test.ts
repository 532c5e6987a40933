import { expect, test } from 'vitest';
import { BRAND_TEXT_FIELDS, brandTexts } from './brand-texts.ts';

test('pieces say the texts of the profile that are drawn, and the two lines that are made of others', () => {
  expect(brandTexts((field) => `<${field}>`)).toMatchObject({
    fullName: '<first_name> <last_name>',
    location: '<city>, <state>',
    jobTitle: '<job_title>',
    compliance: '<compliance>',
  });
});

test('every text of a brand is listed', () => {
  expect([...BRAND_TEXT_FIELDS].toSorted()).toEqual(Object.keys(brandTexts(() => '')).toSorted());
});
