import { openAsBlob } from 'node:fs';
import { expect, test } from 'vitest';
import { openClip, openEnd } from './open-clip.ts';
import { UnreadableEnd } from './unreadable-end.ts';

/** A film of the library, where nothing decodes it: Node has no decoder of videos. */
const film = () => openAsBlob(new URL('../../../library/videos/what-earnest-money-is/es.mp4', import.meta.url));

test('an intro that cannot be decoded is told as one', async () => {
  await expect(openEnd(await film(), 2)).rejects.toBeInstanceOf(UnreadableEnd);
});

test('a film of the library that cannot be decoded is not told as an intro', async () => {
  const failed = openClip(await film(), 2);
  await expect(failed).rejects.toThrow('cannot be read');
  await expect(failed).rejects.not.toBeInstanceOf(UnreadableEnd);
});
