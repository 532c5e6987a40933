import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { createArgon2Passwords, PRODUCTION_COST } from './argon2-passwords.ts';

const PASSWORD = 'porch-light-42';

describe('what a password costs in production', () => {
  test('is 19 MiB and two passes of argon2id, and the hash is good for that password alone', async () => {
    const passwords = createArgon2Passwords();
    const stored = await passwords.hash(PASSWORD);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(stored, PASSWORD)).toBe(true);
    expect(await passwords.verify(stored, 'porch-light-43')).toBe(false);
    expect(await passwords.hash(PASSWORD)).not.toBe(stored);
  });

  test.each([
    ['less memory', { memoryCost: 19_455, timeCost: 2 }, true],
    ['one pass', { memoryCost: 19_456, timeCost: 1 }, true],
    ['the same', { memoryCost: 19_456, timeCost: 2 }, false],
    ['more', { memoryCost: 20_000, timeCost: 3 }, false],
  ] as const)('a hash with %s is outdated, or not', async (_what, options, outdated) => {
    const stored = await hash(PASSWORD, { ...options, parallelism: 1 });
    expect(await createArgon2Passwords().isOutdated(stored, PASSWORD)).toBe(outdated);
  });

  test('a hash of another kind is outdated', async () => {
    expect(await createArgon2Passwords().isOutdated('$2b$10$abcdefghijklmnopqrstuv', PASSWORD)).toBe(true);
  });
});

describe('an unknown account', () => {
  test('is refused, whatever the password', async () => {
    expect(await createArgon2Passwords().verify(null, PASSWORD)).toBe(false);
    // Even by the password that the hash of nobody was made of.
    const nobody = await hash(PASSWORD, { memoryCost: 8 });
    expect(await createArgon2Passwords({ memory: 8, passes: 1, nobody }).verify(null, PASSWORD)).toBe(false);
  });

  test('is checked against a hash that costs what one of today costs', async () => {
    expect(PRODUCTION_COST.nobody).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await createArgon2Passwords().isOutdated(PRODUCTION_COST.nobody, PASSWORD)).toBe(false);
  });
});

describe('a password that can be written in several ways', () => {
  const [composed, decomposed] = ['pe\u00F1a-\uFB01n-42', 'pen\u0303a-fin-42'];

  test('is the same password on every keyboard', async () => {
    const passwords = createArgon2Passwords();
    const stored = await passwords.hash(decomposed);
    expect([await passwords.verify(stored, composed), await passwords.isOutdated(stored, composed)]).toEqual([
      true,
      false,
    ]);
  });

  test('opens with a hash that was made of what was typed, which is outdated then', async () => {
    const passwords = createArgon2Passwords();
    const stored = await hash(composed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect([await passwords.verify(stored, composed), await passwords.isOutdated(stored, composed)]).toEqual([
      true,
      true,
    ]);
    expect(await passwords.verify(stored, 'another one-42')).toBe(false);
  });
});

describe('a burst', () => {
  test('of more than can wait is refused for what is too many, and the rest are all answered', async () => {
    const passwords = createArgon2Passwords({ memory: 8, passes: 1, nobody: await hash('x', { memoryCost: 8 }) });
    const answers = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.verify(null, PASSWORD)));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(98);
    expect(refused.every(({ reason }) => (reason as { code: string }).code === 'overloaded')).toBe(true);
    expect(await passwords.verify(null, PASSWORD)).toBe(false);
  });
});
