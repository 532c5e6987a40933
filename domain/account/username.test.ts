import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeUsername, USERNAME, usernameStem } from './username.ts';

test.each([
  [{ firstName: 'Inés', lastName: 'Duarte', email: 'x@y.example' }, 'ines.duarte'],
  [{ firstName: '', lastName: '', email: 'front.desk@y.example' }, 'frontdesk'],
  [{ firstName: '李', lastName: '伟', email: 'li@y.example' }, 'memberli'],
])('a username is made of the name, or of the address', (person, expected) => {
  expect(usernameStem(person)).toBe(expected);
});

test('whatever a person is called, the derived username is one, and is free', () => {
  const person = fc.record({
    firstName: fc.string({ unit: 'grapheme' }),
    lastName: fc.string(),
    email: fc.emailAddress(),
  });
  fc.assert(
    fc.property(person, fc.integer({ min: 0, max: 30 }), (who, count) => {
      const stem = usernameStem(who);
      const taken = new Set([stem, ...Array.from({ length: count }, (_value, index) => `${stem}${index + 2}`)]);
      const free = freeUsername(stem, taken);
      expect(free).toMatch(USERNAME);
      expect(taken.has(free)).toBe(false);
    }),
  );
});

test.each(['maya@example.test', 'ma', '.maya', 'Maya', 'ma ya', 'x'.repeat(41)])('%s is no username', (name) => {
  expect(USERNAME.test(name)).toBe(false);
});
