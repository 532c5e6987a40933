import { afterEach, expect, test } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

afterEach(() => noteServerTime(new Date().toISOString()));

test('a page reckons with the server’s clock once it has heard it, whatever the device shows', () => {
  const ahead = new Date(Date.now() + 3 * 86_400_000);
  noteServerTime(ahead.toISOString());
  expect(Math.abs(serverNow().getTime() - ahead.getTime())).toBeLessThan(60_000);
});
