import { describe, expect, it } from 'vitest';
import { isNoise } from './error-noise.ts';

function named(name: string, message = ''): Error {
  return Object.assign(new Error(message), { name });
}

describe('isNoise', () => {
  it.each([
    [new Error('ResizeObserver loop limit exceeded'), true, true],
    [new Error('Script error.'), true, true],
    [named('AbortError'), true, true],
    [named('CancelledError'), true, true],
    [new Error('ResizeObserver loop completed with undelivered notifications.'), true, true],
    [Object.assign(new Error('The server could not be reached.'), { code: 'offline' }), true, true],
    [new Error('Failed to fetch'), false, true],
    [Object.assign(new Error('x'), { stack: 'Error: x\nchrome-extension://abc/a.js' }), true, true],
    [named('ChunkLoadError'), false, false],
    [new Error('x is not a function'), true, false],
    ['a thrown text', true, false],
  ])('of %o (online: %s) is %s', (error, online, expected) => {
    expect(isNoise(error, online)).toBe(expected);
  });
});
