import { describe, expect, it } from 'vitest';
import { differsInCase, isSamePage, normalPath } from './normal-path.ts';

describe('normalPath', () => {
  it.each([
    ['/subscription', '/subscription'],
    ['/subscription/', '/subscription'],
    ['/subscription//', '/subscription'],
    ['//subscription', '/subscription'],
    ['/SUBscription', '/subscription'],
    ['/%73ubscription', '/subscription'],
    ['/access%2Drestricted/?a=/b/#c', '/access-restricted'],
    ['/profile//basic/', '/profile/basic'],
    ['/', '/'],
    ['//', '/'],
    ['/?x=1', '/'],
    ['/%E0%A4%A', '/%e0%a4%a'],
    ['/búsqueda', '/búsqueda'],
    ['/b%C3%BAsqueda', '/búsqueda'],
  ])('of %j is %j', (address, path) => {
    expect(normalPath(address)).toBe(path);
  });

  it('finds no page in another', () => {
    expect(isSamePage('/subscription/', '/Subscription?x=1')).toBe(true);
    expect(isSamePage('/subscription', '/subscriptions')).toBe(false);
    expect(isSamePage('/profile', '/profile/basic')).toBe(false);
  });

  it.each([
    ['/Subscription', '/subscription', true],
    ['/%53ubscription/', '/subscription', true],
    ['/subscription/', '/subscription', false],
    ['//subscription', '/subscription', false],
    ['/%73ubscription', '/subscription', false],
    ['/b%C3%BAsqueda', '/búsqueda', false],
    ['/Profile', '/subscription', false],
  ])('tells whether %j is %j in other letters: %j', (one, other, expected) => {
    expect(differsInCase(one, other)).toBe(expected);
  });
});
