import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePassword, LONGEST_PASSWORD, passwordLength, SHORTEST_PASSWORD } from './password.ts';

const COMMON = new Set(['password', 'iloveyou', 'qwertyuiop', '1qaz2wsx']);
const about = ['Maya', 'Álvarez', 'maya.alvarez@harborandpine.example'];
const verdict = (password: string) => {
  const result = judgePassword(password, { about, isCommon: (candidate) => COMMON.has(candidate) });
  return result.ok ? 'taken' : result.reason;
};

describe('a password', () => {
  test.each([
    ['short', 'too_short'],
    ['🏡🏡🏡🔑🔑🔑🔑', 'too_short'],
    ['PassWord', 'common'],
    ['password2026!', 'common'],
    ['1qaz2wsx', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['abababababab', 'common'],
    ['Yardsign2026', 'common'],
    ['y@rd$ign!!!!', 'common'],
    ['open-house-123', 'common'],
    ['maya2026!!', 'personal'],
    ['M4ya.alvarez', 'taken'],
    ['alvarez99', 'personal'],
    ['harborandpine1', 'personal'],
    ['maya.alvarez@harborandpine.example', 'personal'],
    ['porch-light-42', 'taken'],
    ['maya likes old porches', 'taken'],
    ['contraseña larga y mía', 'taken'],
  ])('%s is %s', (password, expected) => {
    expect(verdict(password)).toBe(expected);
  });

  test('needs no capital, digit or sign: length is what counts, up to a limit', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz '),
      minLength: 0,
      maxLength: 200,
    });
    fc.assert(
      fc.property(letters, (password) => {
        const length = passwordLength(password);
        const wanted = length < SHORTEST_PASSWORD ? 'too_short' : length > LONGEST_PASSWORD ? 'too_long' : null;
        const result = judgePassword(password, { about: [], isCommon: () => false });
        if (wanted !== null) expect(result).toEqual({ ok: false, reason: wanted });
        else if (new Set(password).size > 2 && !/^\W*(?:yardsign|realt|openh|fors)/.test(password))
          expect(result.ok).toBe(true);
      }),
    );
  });
});
