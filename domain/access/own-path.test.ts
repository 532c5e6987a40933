import { expect, test } from 'vitest';
import { isOwnPath, ownPathOr } from './own-path.ts';

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
