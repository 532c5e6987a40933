import { expect, test } from 'vitest';
import { approvalEn } from './texts.en.ts';
import { approvalEs } from './texts.es.ts';

const UNTIL = '3 p.m.';

test.each([
  ['English', approvalEn, /goes out without you/, /does not go out/],
  ['Spanish', approvalEs, /se publica sin ti/, /ya no se publica/],
])('a mail in %s says what becomes of posts that nobody decides', (_language, { asked }, goesOut, stops) => {
  for (const count of [1, 2]) {
    const about = { asker: 'Maya', count };
    expect(asked.send(UNTIL, about)).toMatch(goesOut);
    expect(asked.stop(UNTIL, about)).toMatch(stops);
  }
});
