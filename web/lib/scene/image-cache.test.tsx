import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldImage, holdImage, releaseImage } from './image-cache.ts';

const PHOTO = '/files/photo';

/** Pictures that come, or do not, when the test says so. */
class Picture {
  static all: Picture[] = [];
  src = '';
  come = () => {};
  fail = () => {};
  constructor() {
    Picture.all.push(this);
  }
  decode() {
    return new Promise<void>((resolve, reject) => {
      this.come = resolve;
      this.fail = () => reject(new Error('not a picture'));
    });
  }
}

beforeEach(() => {
  Picture.all = [];
  vi.stubGlobal('Image', Picture);
});

describe('a picture that several drawings show', () => {
  it('is fetched once, and is there for all of them at the same time', async () => {
    const both = [holdImage(PHOTO), holdImage(PHOTO)];
    expect(Picture.all.map(({ src }) => src)).toEqual([PHOTO]);
    expect(heldImage(PHOTO)).toBeUndefined();
    Picture.all[0]?.come();
    await Promise.all(both);
    expect(heldImage(PHOTO)).toBe(Picture.all[0]);
    releaseImage(PHOTO);
    expect(heldImage(PHOTO)).toBe(Picture.all[0]);
    releaseImage(PHOTO);
    expect(heldImage(PHOTO)).toBeUndefined();
  });

  it('is left out where it cannot be shown, and is tried again by the next drawing', async () => {
    const held = holdImage(PHOTO);
    Picture.all[0]?.fail();
    await held;
    expect(heldImage(PHOTO)).toBeUndefined();
    releaseImage(PHOTO);
    const again = holdImage(PHOTO);
    Picture.all[1]?.come();
    await again;
    expect(heldImage(PHOTO)).toBe(Picture.all[1]);
    releaseImage(PHOTO);
  });

  it('is not kept where it comes after the last drawing was left', async () => {
    const held = holdImage(PHOTO);
    releaseImage(PHOTO);
    Picture.all[0]?.come();
    await held;
    expect(heldImage(PHOTO)).toBeUndefined();
    releaseImage(PHOTO);
    expect(heldImage(PHOTO)).toBeUndefined();
  });
});
