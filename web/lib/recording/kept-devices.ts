import { OF_MEMBER, readStored, writeStored } from '../browser/storage.ts';
import type { ChosenDevices } from './open-camera.ts';

const keyOf = (kind: keyof ChosenDevices, memberId: string) => `${OF_MEMBER}realtalk.${kind}.${memberId}`;

/** The camera and the microphone that a member chose on this device. */
export function keptDevices(memberId: string): ChosenDevices {
  const read = (kind: keyof ChosenDevices) => readStored(keyOf(kind, memberId)) ?? '';
  return { camera: read('camera'), microphone: read('microphone') };
}

export function keepDevice(memberId: string, kind: keyof ChosenDevices, id: string): void {
  writeStored(keyOf(kind, memberId), id === '' ? null : id);
}
