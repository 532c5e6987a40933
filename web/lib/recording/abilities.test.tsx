import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canRecord, readAbilities } from './abilities.ts';
import { takeRows } from './take-rows.ts';

const getDirectory = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  const isConfigSupported = async () => ({ supported: true });
  vi.stubGlobal('VideoEncoder', { isConfigSupported });
  vi.stubGlobal('AudioEncoder', { isConfigSupported });
  vi.stubGlobal('AudioWorkletNode', EventTarget);
  vi.stubGlobal('navigator', { storage: { getDirectory }, mediaDevices: {} });
  Object.assign(HTMLVideoElement.prototype, { requestVideoFrameCallback: () => 0 });
  getDirectory.mockResolvedValue({});
  vi.spyOn(takeRows, 'all').mockResolvedValue([]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
});

it('a browser that has all of it can record', async () => {
  const able = await readAbilities();
  expect([able, canRecord(able)]).toEqual([{ pictures: true, sound: 'own', files: true, camera: true }, true]);
});

it.each([
  [
    'keeps no files, as in private windows of some',
    () => getDirectory.mockRejectedValue(new DOMException('', 'SecurityError')),
    'files',
  ],
  [
    'keeps no list of what they are',
    () => vi.spyOn(takeRows, 'all').mockRejectedValue(new DOMException('', 'InvalidStateError')),
    'files',
  ],
  ['has no encoder of pictures', () => vi.stubGlobal('VideoEncoder', undefined), 'pictures'],
  ['gives no camera', () => vi.stubGlobal('AudioWorkletNode', undefined), 'camera'],
] as const)('one that %s cannot', async (_what, lacks, part) => {
  lacks();
  const able = await readAbilities();
  expect([able[part], canRecord(able)]).toEqual([false, false]);
});

it('one without an encoder of sound has one brought along', async () => {
  vi.stubGlobal('AudioEncoder', undefined);
  expect((await readAbilities()).sound).toBe('brought');
});
