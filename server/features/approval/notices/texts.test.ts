import { expect, test } from 'vitest';
import { approvalEn } from './texts.en.ts';
import { approvalEs } from './texts.es.ts';

const UNTIL = '3 p.m.';

test.each([
  ['English', approvalEn],
  ['Spanish', approvalEs],
])('a mail in %s speaks of one post without a number, and of more with theirs', (_language, { asked }) => {
  const saidOf = (count: number) => {
    const about = { asker: 'Maya', count };
    const { subject, lead, more, send, stop, link, button } = asked;
    return {
      counted: [subject(about), more(count)],
      worded: [lead(about), send(UNTIL, about), stop(UNTIL, about), link(about), button(about)],
    };
  };
  const [one, two] = [saidOf(1), saidOf(2)];
  for (const said of one.counted) expect(said).not.toMatch(/\d/);
  for (const said of two.counted) expect(said).toContain('2');
  for (const [place, said] of one.worded.entries()) expect(said).not.toBe(two.worded[place]);
});

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
