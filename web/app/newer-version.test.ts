import { describe, expect, it } from 'vitest';
import { isNewer, reloadForVersion } from './newer-version.ts';

describe('isNewer', () => {
  it.each([
    ['1.250917.22', true],
    ['1.250917.21', false],
    ['1.250917.20', false],
    ['2.0.0', true],
    ['1.250916.99', true],
    ['1.250917.21.1', true],
  ])('of %s over 1.250917.21 is %s', (latest, expected) => {
    expect(isNewer('1.250917.21', latest)).toBe(expected);
  });

  it.each(['', 'latest', '1.x.2'])('refuses "%s" as a version', (latest) => {
    expect(() => isNewer('1.250917.21', latest)).toThrow('not a version');
  });
});

describe('reloadForVersion', () => {
  it('does not reload where nothing can be kept: it would not end', () => {
    const storage = { getItem: () => null, setItem: () => undefined };
    const reloads: string[] = [];
    reloadForVersion('1.0.0', '1.0.1', storage, () => void reloads.push('1.0.1'));
    expect(reloads).toEqual([]);
  });

  it('reloads once for each served version', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
    const reloads: string[] = [];
    for (const latest of ['1.0.1', '1.0.1', '1.0.2', '1.0.0']) {
      reloadForVersion('1.0.0', latest, storage, () => void reloads.push(latest));
    }
    expect(reloads).toEqual(['1.0.1', '1.0.2']);
  });
});
