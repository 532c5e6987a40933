import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('safeRedirect', () => {
  it.each(['/dashboard', '/local?m=1#x', '/shareable-content/blog/a-b'])('follows %s', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/a\\b',
    'https://evil.test',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/login',
    '/login/',
    '/login?redirectFrom=/x',
    '/logout',
    `/${'a'.repeat(2000)}`,
    undefined,
    42,
  ])('refuses %j', (target) => {
    expect(safeRedirect(target)).toBeNull();
  });
});
