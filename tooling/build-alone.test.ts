import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { buildAlone } from './lib.mjs';

let places: { lock: string; stamp: string };
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  places = { lock: join(folder, 'lock'), stamp: join(folder, 'stamp') };
});

it('lets one build end before the other begins, and leaves what it made alone where nothing has changed since', async () => {
  const seen: string[] = [];
  const make = async () => {
    seen.push('begins');
    await new Promise(setImmediate);
    seen.push('ends');
    return 0;
  };
  await Promise.all([
    buildAlone(make, places),
    buildAlone(make, places),
    buildAlone(make, { ...places, ifStale: true }),
  ]);
  expect(seen).toEqual(['begins', 'ends', 'begins', 'ends']);
});

it('takes nothing for built while it is made, nor what has failed', async () => {
  await buildAlone(() => Promise.resolve(0), places);
  expect(existsSync(places.stamp)).toBe(true);
  const code = await buildAlone(() => Promise.resolve(existsSync(places.stamp) ? 0 : 3), places);
  expect([code, existsSync(places.stamp)]).toEqual([3, false]);
});
