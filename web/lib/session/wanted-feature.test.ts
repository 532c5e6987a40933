import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWanted, readWanted, rememberWanted } from './wanted-feature.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

const WANTED = { feature: 'realtalk', href: '/realtalk/scripts?q=rates', title: 'Scripts' } as const;
const keep = (value: unknown) =>
  kept.set('yardsign.wanted-feature', typeof value === 'string' ? value : JSON.stringify(value));

describe('the page for which a feature was wanted', () => {
  it('is remembered until it is forgotten', () => {
    rememberWanted(WANTED);
    expect(readWanted()).toEqual(WANTED);
    forgetWanted();
    expect(readWanted()).toBeNull();
  });

  it.each([
    ['another site', { ...WANTED, href: '//evil.example' }],
    ['a script', { ...WANTED, href: 'javascript:alert(1)' }],
    ['an unknown feature', { ...WANTED, feature: 'everything' }],
    ['half of it', { feature: 'realtalk' }],
    ['no JSON', '{'],
  ])('is nothing when what was kept is %s', (_what, value) => {
    keep(value);
    expect(readWanted()).toBeNull();
  });
});
