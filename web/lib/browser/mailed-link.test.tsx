import { afterEach, expect, it } from 'vitest';
import { forgetMailedLink, takeMailedLink } from './mailed-link.ts';
import { writeTab } from './tab-storage.ts';

const KEY = 'yardsign.test-link';
const LINK = { id: 'lnk_1', h: 's3cret' };

afterEach(() => writeTab(KEY, null));

it('is taken from the address and kept over a reload until it is forgotten', () => {
  expect(takeMailedLink(KEY, { ...LINK, page: '2' })).toEqual(LINK);
  expect(takeMailedLink(KEY, {})).toEqual(LINK);
  forgetMailedLink(KEY);
  expect(takeMailedLink(KEY, {})).toBeNull();
});

it('gives way to the link of a newer mail', () => {
  takeMailedLink(KEY, LINK);
  const newer = { id: 'lnk_2', h: 'other' };
  expect(takeMailedLink(KEY, newer)).toEqual(newer);
  expect(takeMailedLink(KEY, {})).toEqual(newer);
});

it.each(['{"id":"lnk_1"}', '{"id":1,"h":2}', '"lnk_1"', 'null', 'no JSON'])(
  'is none where the tab holds %s',
  (kept) => {
    writeTab(KEY, kept);
    expect(takeMailedLink(KEY, {})).toBeNull();
  },
);
