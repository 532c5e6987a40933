import { afterEach, expect, it, vi } from 'vitest';
import { JPEG, jpegOf } from './jpeg-of.ts';

afterEach(() => vi.restoreAllMocks());

it('a canvas is kept as a JPEG of quality 0.8 (UPL-023)', async () => {
  const file = new Blob(['x'], { type: 'image/jpeg' });
  const make = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(file));
  expect(await jpegOf(document.createElement('canvas'))).toBe(file);
  expect(make).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', 0.8);
  expect(JPEG).toEqual({ type: 'image/jpeg', quality: 0.8 });
});
