import { expect, test } from 'vitest';
import { faultOfMadeFilm, MOST_FILM_BYTES } from './made-film.ts';

const WANTED = { width: 720, height: 1280, seconds: 21 };
const FILM = { ...WANTED, format: 'mp4', codec: 'avc1', soundCodec: 'mp4a', bytes: 6_000_000 };

test.each([
  [{}, null],
  [{ seconds: 21.4 }, null],
  [{ format: 'mov' }, 'format'],
  [{ codec: 'vp09' }, 'codec'],
  [{ codec: '' }, 'codec'],
  [{ soundCodec: null }, 'sound'],
  [{ soundCodec: 'Opus' }, 'sound'],
  [{ width: 1280, height: 720 }, 'size'],
  [{ seconds: 12 }, 'length'],
  [{ seconds: 22 }, 'length'],
  [{ bytes: MOST_FILM_BYTES + 1 }, 'weight'],
] as const)('a file with %o: %s', (more, fault) => {
  expect(faultOfMadeFilm({ ...FILM, ...more }, WANTED)).toBe(fault);
});
