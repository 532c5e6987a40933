import { describe, expect, it } from 'vitest';
import { appExit, supportExit, verificationExit } from './exits.ts';

const links = {
  help: 'https://help.example/',
  ios: 'https://apps.example/ios',
  android: 'https://apps.example/android',
  verification: 'https://verify.example/check?from=members',
};
const none = { help: null, ios: null, android: null, verification: null };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (Linux; Android 16; Tab) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describe('/app', () => {
  it.each([
    [IPHONE, { outside: links.ios }],
    [ANDROID, { outside: links.android }],
    [TABLET, { inside: '/realtalk' }],
    [DESKTOP, { inside: '/realtalk' }],
  ])('on %s', (userAgent, exit) => {
    expect(appExit(links, userAgent)).toEqual(exit);
  });

  it('without a store stays in the product', () => {
    expect(appExit(none, IPHONE)).toEqual({ inside: '/realtalk' });
  });
});

describe('/support', () => {
  it('leads to the help site, and without one says whom to write to', () => {
    expect([supportExit(links), supportExit(none)]).toEqual([{ outside: links.help }, { stay: true }]);
  });
});

describe('/partnerships/verification.php', () => {
  it('carries the value to the one place that is set', () => {
    expect(verificationExit(links, 'Ab-9_.~')).toEqual({
      outside: 'https://verify.example/check?from=members&pik=Ab-9_.%7E',
    });
  });

  it.each([
    ['a b', 'a+b'],
    ['+/=', '%2B%2F%3D'],
    ['../x', '..%2Fx'],
    ['https://evil.example', 'https%3A%2F%2Fevil.example'],
    ['"><script>', '%22%3E%3Cscript%3E'],
  ])('passes %j on encoded, to no other place', (pik, encoded) => {
    expect(verificationExit(links, pik)).toEqual({
      outside: `https://verify.example/check?from=members&pik=${encoded}`,
    });
  });

  it.each([undefined, '', 'a\nb', 'x'.repeat(201)])('refuses %j', (pik) => {
    expect(verificationExit(links, pik)).toEqual({ inside: '/404' });
  });

  it('is not found where no place is set', () => {
    expect(verificationExit(none, 'abc')).toEqual({ inside: '/404' });
  });
});
