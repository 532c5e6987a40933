/** Below this a member is told that there is little room: half an hour of takes. */
const LITTLE_BYTES = 1_000_000_000;
/** A take is written once while it is recorded, and once more when it is made whole. */
const SPARE_BYTES = 30_000_000;

/** Bytes that the browser would still let us write; null where it does not say. */
export async function freeBytes(): Promise<number | null> {
  const { quota, usage } = (await (navigator.storage as StorageManager | undefined)?.estimate()) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

export const isLittle = (free: number | null): boolean => free !== null && free < LITTLE_BYTES;

/** Whether a take of so many bytes has to end here, as long as it can still be made whole. */
export const isOut = (free: number | null, written: number): boolean => free !== null && free < written + SPARE_BYTES;

/** Asks the browser not to clear takes away when it needs room. Some ask the member, some decide by themselves. */
export function askToKeep(): void {
  void (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false);
}

/** Keeps the screen on. @returns the way to let it go dark again */
export function keepAwake(): () => void {
  const lock = (navigator.wakeLock as WakeLock | undefined)?.request('screen').catch(() => null);
  return () => void lock?.then((held) => held?.release());
}
