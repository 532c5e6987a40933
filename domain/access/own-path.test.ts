import { expect, test } from 'vitest';
import { isOnSite, isOwnPath, ownPathOr } from './own-path.ts';

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/a//evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/%09/evil.example',
  '/\n',
  ' /dashboard',
  '/x\u0000y',
  '',
  'dashboard',
  '?a=1',
  '/%',
  '/login',
  '/login?redirectFrom=/logout',
  '/logout?message=x',
  '/LOGOUT',
  '/Login/',
  '/%6Cogout',
  '/login/x',
])('a browser is not sent to %j', (address) => {
  expect(isOwnPath(address)).toBe(false);
  expect(ownPathOr(address, '/dashboard')).toBe('/dashboard');
});

test.each([
  '/',
  '/integrations',
  '/integrations?connect=connected',
  '/content/blog/spring-checklist#share',
  '/search?query=inspecci%C3%B3n%20del%20jard%C3%ADn',
  '/x#javascript:',
  '/loginsights',
])('a browser may be sent to %j', (address) => {
  expect(ownPathOr(address, '/dashboard')).toBe(address);
});

test.each([
  ['/reset-password', true],
  ['https://members.example.com/reset-password', true],
  ['https://members.example.com/account?action=x#y', true],
  ['https://members.example.com', true],
  ['http://members.example.com/account', false],
  ['https://members.example.com:8443/account', false],
  ['https://members.example.com.evil.example/account', false],
  ['https://members.example.com@evil.example/account', false],
  ['https://evil@members.example.com/account', false],
  ['https://members.example.com//evil.example', false],
  ['https://members.example.com/%5cevil.example', false],
  ['https://members.example.com/logout', false],
  ['javascript:alert(1)', false],
  ['//members.example.com/account', false],
  ['', false],
])('that %j is on this site is %s', (address, expected) => {
  expect(isOnSite(address, 'https://members.example.com')).toBe(expected);
});
