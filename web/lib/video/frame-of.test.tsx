import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameOf } from './frame-of.ts';

/** Why it failed. What is awaited later must not count as unheard of meanwhile. */
const whyNot = (cover: Promise<File>) =>
  cover.then(
    () => 'nothing',
    (error: Error) => error.message,
  );

/** A player that answers as it is told, where the DOM of the tests plays nothing. */
let player: HTMLVideoElement;
let sought: number[];

beforeEach(() => {
  sought = [];
  player = document.createElement('video');
  Object.defineProperties(player, {
    currentTime: {
      set(seconds: number) {
        sought.push(seconds);
      },
    },
    videoWidth: { value: 720 },
    videoHeight: { value: 1280 },
    load: { value: () => undefined },
  });
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => (name === 'video' ? player : create(name)));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const canvasMakes = (file: Blob | null) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    expect([this.width, this.height]).toEqual([720, 1280]);
    done(file);
  });
const happens = async (event: string) => {
  player.dispatchEvent(new Event(event));
  await Promise.resolve();
  await Promise.resolve();
};

describe('the picture of a moment of a film', () => {
  it('is drawn once the moment is on screen, in the size of the film', async () => {
    const makes = canvasMakes(new Blob(['x'], { type: 'image/jpeg' }));
    const cover = frameOf('/films/1.mp4', 1500);
    await happens('loadeddata');
    expect(sought).toEqual([1.5]);
    expect(makes).not.toHaveBeenCalled();
    await happens('seeked');
    await expect(cover).resolves.toMatchObject({ name: 'cover.jpg', type: 'image/jpeg' });
    expect(player.getAttribute('src')).toBeNull();
  });

  it.each(['while it loads', 'while the moment is sought'])(
    'fails where the film breaks off %s, and lets go of it',
    async (when) => {
      const failed = whyNot(frameOf('/films/1.mp4', 0));
      if (when !== 'while it loads') await happens('loadeddata');
      await happens('error');
      expect(await failed).toBe('The film cannot be read');
      expect(player.getAttribute('src')).toBeNull();
    },
  );

  it('is given up where the line stands still', async () => {
    vi.useFakeTimers();
    const failed = whyNot(frameOf('/films/1.mp4', 0));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failed).toBe('The film cannot be read');
  });

  it('fails where the browser makes no picture of it', async () => {
    canvasMakes(null);
    const failed = whyNot(frameOf('/films/1.mp4', 0));
    await happens('loadeddata');
    await happens('seeked');
    expect(await failed).toBe('The moment cannot be drawn');
  });
});
