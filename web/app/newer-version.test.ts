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

type Ports = Parameters<typeof reloadForVersion>[2];

describe('reloadForVersion', () => {
  function keeping(values = new Map<string, string>()) {
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
  }

  /** The versions, of those that are served one after another, for which the page is reloaded. */
  function reloadsFor(served: string[], options: Partial<Ports> = {}) {
    const reloads: string[] = [];
    const ports = { storage: keeping(), hasTyped: () => false, ...options };
    for (const latest of served)
      reloadForVersion('1.0.0', latest, { ...ports, reload: () => void reloads.push(latest) });
    return reloads;
  }

  it('does not reload where nothing can be kept: it would not end', () => {
    const storage = { getItem: () => null, setItem: () => undefined };
    expect(reloadsFor(['1.0.1'], { storage })).toEqual([]);
  });

  it('reloads once for each served version', () => {
    expect(reloadsFor(['1.0.1', '1.0.1', '1.0.2', '1.0.0'])).toEqual(['1.0.1', '1.0.2']);
  });

  it('waits for another page where something was typed', () => {
    const storage = keeping();
    expect(reloadsFor(['1.0.1'], { storage, hasTyped: () => true })).toEqual([]);
    expect(reloadsFor(['1.0.1'], { storage })).toEqual(['1.0.1']);
  });
});
