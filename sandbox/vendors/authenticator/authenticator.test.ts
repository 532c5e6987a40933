import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClock } from '../../kit/clock.ts';
import { createWorld, type World } from '../../support/world.ts';

/** The secret of RFC 6238's own examples, in base 32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

let world: World;
let now: number;
beforeEach(async () => {
  now = 0;
  world = await createWorld({ clock: createClock(() => now) });
});
afterEach(() => world.close());

const add = (body: object) => world.postJson('/authenticator/_add', body);
const shown = async () => (await world.get('/authenticator/_state')).body.codes;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('shows at second %i the code of the standard, %s', async (seconds, code) => {
  now = seconds * 1000;
  await add({ label: 'maya', key: RFC_SECRET });
  expect(await shown()).toEqual([{ label: 'maya', code, secondsLeft: 30 - (seconds % 30) }]);
});

test('takes a key as people paste it: in groups, in small letters, or as the address of a QR code', async () => {
  now = 59_000;
  await add({ label: 'a', key: 'gezd gnbv gy3t qojq gezd gnbv gy3t qojq' });
  await add({ key: `otpauth://totp/Yardsign:maya%40example.test?secret=${RFC_SECRET}&issuer=Yardsign` });
  expect((await shown()).map((entry: { label: string; code: string }) => [entry.label, entry.code])).toEqual([
    ['a', '287082'],
    ['Yardsign:maya@example.test', '287082'],
  ]);
});

test('refuses what is no key, keeps one of a name, and forgets it when told', async () => {
  expect((await add({ label: 'a', key: '1234' })).status).toBe(400);
  await add({ label: 'a', key: RFC_SECRET });
  await add({ label: 'a', key: RFC_SECRET });
  expect(await shown()).toHaveLength(1);
  await world.postJson('/authenticator/_remove', { label: 'a' });
  expect(await shown()).toEqual([]);
});
