import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { createStillClock } from '../../../platform/clock.ts';
import { pictureAddress, type PostedFilm, posterAddress, readOutgoingPicture } from './picture-address.ts';

const START = '2027-03-01T15:00:00.000Z';
const bytes = Buffer.from('a picture');
const poster = Buffer.from('what stands for a film');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const film = { postId: `pst_${'a'.repeat(24)}`, sha256 };
const clock = createStillClock(START);
const deps = {
  clock,
  markerKey: Buffer.alloc(32, 1),
  publicUrl: 'https://members.example.com',
  readProof: async (wanted: string) => (wanted === sha256 ? bytes : null),
  readPoster: async (wanted: PostedFilm) => (isDeepStrictEqual(wanted, film) ? poster : null),
};

function asked(address = pictureAddress(deps, sha256)) {
  const url = new URL(address);
  const { expires = '', signature = '', of } = Object.fromEntries(url.searchParams);
  return {
    ...{ sha256: url.pathname.split('/').at(-1) ?? '', expires, signature },
    ...(of !== undefined && { of }),
  };
}

test('the address of a picture gives the very bytes to anybody, for a quarter of an hour', async () => {
  const address = pictureAddress(deps, sha256);
  expect(address).toMatch(/^https:\/\/members\.example\.com\/api\/app\/v1\/outgoing-pictures\/[0-9a-f]{64}\?expires=/);
  expect(await readOutgoingPicture(deps, asked(address))).toEqual(bytes);
  clock.advance(15 * 60_000);
  expect(await readOutgoingPicture(deps, asked(address))).toBeNull();
  clock.moveTo(Date.parse(START));
});

test('an address that we did not sign so gives nothing', async () => {
  const right = asked();
  const other = createHash('sha256').update('another').digest('hex');
  for (const wrong of [
    { ...right, sha256: other },
    { ...right, expires: String(Number(right.expires) + 1) },
    { ...right, signature: asked(pictureAddress({ ...deps, markerKey: Buffer.alloc(32, 2) }, sha256)).signature },
    { ...right, signature: '' },
  ])
    expect(await readOutgoingPicture(deps, wrong)).toBeNull();
});

test('a file that is no longer what was signed is not handed out', async () => {
  const damaged = { ...deps, readProof: async () => Buffer.from('something else') };
  expect(await readOutgoingPicture(damaged, asked())).toBeNull();
});

test('the address of a poster gives the poster alone: taken for the film it gives nothing, and the other way round', async () => {
  const { of, ...signed } = asked(posterAddress(deps, film));
  expect(of).toBe(film.postId);
  expect(await readOutgoingPicture(deps, { ...signed, of })).toEqual(poster);
  expect(await readOutgoingPicture(deps, signed)).toBeNull();
  expect(await readOutgoingPicture(deps, { ...signed, of: `pst_${'b'.repeat(24)}` })).toBeNull();
  expect(await readOutgoingPicture(deps, { ...asked(), of })).toBeNull();
  clock.advance(15 * 60_000);
  expect(await readOutgoingPicture(deps, { ...signed, of })).toBeNull();
  clock.moveTo(Date.parse(START));
});
