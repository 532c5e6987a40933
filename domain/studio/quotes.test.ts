import { expect, test } from 'vitest';
import { findQuote, quoteAt } from './quotes.ts';

const TEXT = 'Read every page. Sign the last page. Then read the first page again.';
const LAST_PAGE = quoteAt(TEXT, TEXT.indexOf('page. Then'), TEXT.indexOf(' Then')) ?? {
  quote: '',
  before: '',
  after: '',
};

test.each([
  ['as it was', TEXT, TEXT.indexOf('page. Then')],
  ['with more before it', `Wait. ${TEXT}`, TEXT.indexOf('page. Then') + 6],
  ['with the same words put before it', `A page. ${TEXT}`, TEXT.indexOf('page. Then') + 8],
  ['with what is around it changed', 'Read all. Sign the very last page. Then rest.', 29],
  ['without the words', 'Read everything. Sign. Then read again.', null],
  ['empty', '', null],
])('the words are found in the text %s', (_name, text, at) => {
  expect(findQuote(text, LAST_PAGE)).toBe(at);
});

test.each([
  ['nothing', 3, 3],
  ['a blank', 4, 5],
  ['more than anybody means', 0, 401],
])('%s is no quote', (_name, from, to) => {
  expect(quoteAt('Read every page. '.repeat(30), from, to)).toBeNull();
});
