import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createVault, tellingVault, VaultError } from './vault.ts';

const oldKey = Buffer.alloc(32, 1);
const newKey = Buffer.alloc(32, 2);

describe('the vault', () => {
  const vault = createVault(new Map([['k1', oldKey]]), 'k1');

  test('opens what it sealed, in the place it was sealed for', () => {
    expect(vault.open(vault.seal('EAAB-token', 'v1|usr_a|facebook|user'), 'v1|usr_a|facebook|user').reveal()).toBe(
      'EAAB-token',
    );
  });

  test('does not open a row that was moved to another member', () => {
    const sealed = vault.seal('EAAB-token', 'v1|usr_a|facebook|user');
    expect(() => vault.open(sealed, 'v1|usr_b|facebook|user')).toThrow(VaultError);
  });

  test('still opens what an older key sealed after the key has been changed', () => {
    const sealed = vault.seal('EAAB-token', 'place');
    const rotated = createVault(
      new Map([
        ['k1', oldKey],
        ['k2', newKey],
      ]),
      'k2',
    );
    expect(rotated.open(sealed, 'place').reveal()).toBe('EAAB-token');
    expect(rotated.seal('x', 'place').kid).toBe('k2');
  });

  test('says so when the key is gone', () => {
    const sealed = vault.seal('EAAB-token', 'place');
    expect(() => createVault(new Map([['k2', newKey]]), 'k2').open(sealed, 'place')).toThrow(VaultError);
  });

  test('tells whoever listens of each value that does not open, and still refuses it', () => {
    const told: string[] = [];
    const listened = tellingVault(vault, (error) => told.push(error.message));
    const sealed = listened.seal('EAAB-token', 'place');
    expect(listened.open(sealed, 'place').reveal()).toBe('EAAB-token');
    expect(told).toEqual([]);
    expect(() => listened.open({ ...sealed, kid: 'k7' }, 'place')).toThrow(VaultError);
    expect(() => listened.open(sealed, 'elsewhere')).toThrow(VaultError);
    expect(told).toEqual(['no master key named k7', 'the sealed value does not open here']);
  });

  test('gives a secret that does not show itself in text, JSON or an inspection', () => {
    const secret = vault.open(vault.seal('EAAB-token', 'place'), 'place');
    expect(`${secret} ${JSON.stringify({ secret })} ${inspect(secret)}`).not.toContain('EAAB');
  });
});
