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
    [new Error('CancelledError'), true, true],
    [Object.assign(new Error('Not JSON.'), { code: 'unreadable_answer', cause: named('AbortError') }), true, true],
    [Object.assign(new Error('Not JSON.'), { code: 'unreadable_answer' }), true, false],
    ['a thrown text', true, false],
  ])('of %o (online: %s) is %s', (error, online, expected) => {
    expect(isNoise(error, { online, leaving: false })).toBe(expected);
  });

  it('takes what breaks off for noise only while the page is being left', () => {
    const brokenOff = [
      named('ChunkLoadError'),
      new TypeError('Load failed'),
      Object.assign(new Error('Not JSON.'), { code: 'unreadable_answer' }),
    ];
    for (const error of brokenOff) {
      expect(isNoise(error, { online: true, leaving: true })).toBe(true);
      expect(isNoise(error, { online: true, leaving: false })).toBe(false);
    }
    expect(isNoise(new Error('x is not defined'), { online: true, leaving: true })).toBe(false);
  });
});
