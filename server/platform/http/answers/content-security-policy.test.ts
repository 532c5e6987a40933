import { expect, test } from 'vitest';
import { answerPolicy } from './content-security-policy.ts';

test('a script may fetch from here when it runs as a worker, and any other answer may do nothing', () => {
  expect(answerPolicy('application/javascript; charset=utf-8')).toBe(
    "default-src 'none'; frame-ancestors 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self'",
  );
  for (const type of ['application/json', 'image/svg+xml', 'text/javascripted', 'video/mp4', ''])
    expect(answerPolicy(type)).toBe("default-src 'none'; frame-ancestors 'none'");
});
