import { describe, expect, it } from 'vitest';
import { type GuardContext, checkGuards, createRedirectCounter } from './guards.ts';

function check(context: Partial<GuardContext>): string | null {
  return checkGuards({ href: '/local', redirectFrom: undefined, access: 'member', signedIn: false, ...context });
}

describe('the guards', () => {
  it('send a guest from a member page to the sign-in page, with the whole path', () => {
    expect(check({ href: '/local?m=1#x' })).toBe('/login?redirectFrom=%2Flocal%3Fm%3D1%23x');
  });

  it('let a member pass, and anyone on a public page', () => {
    expect(check({ signedIn: true })).toBeNull();
    expect(check({ access: 'public' })).toBeNull();
    expect(check({ access: 'public', signedIn: true })).toBeNull();
  });

  it('send a member away from the sign-in page, to where they wanted to go', () => {
    expect(check({ href: '/login', access: 'guest', signedIn: true })).toBe('/dashboard');
    expect(check({ href: '/login', access: 'guest', signedIn: true, redirectFrom: '/local?m=1' })).toBe('/local?m=1');
    expect(check({ href: '/login', access: 'guest', signedIn: true, redirectFrom: '//evil.test' })).toBe('/dashboard');
  });

  it('never send a page to itself', () => {
    expect(check({ href: '/dashboard', access: 'guest', signedIn: true })).toBeNull();
  });
});

describe('the redirect counter', () => {
  it('allows five in a row and refuses the sixth', () => {
    const counter = createRedirectCounter();
    expect(Array.from({ length: 6 }, () => counter.allow())).toEqual([true, true, true, true, true, false]);
  });

  it('starts again after a navigation that ended well', () => {
    const counter = createRedirectCounter();
    for (let hop = 0; hop < 5; hop += 1) counter.allow();
    counter.reset();
    expect(counter.allow()).toBe(true);
  });
});
