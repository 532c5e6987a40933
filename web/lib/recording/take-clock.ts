/** The time of a take: it stands still while the take is paused, so that the pauses are not in it. Milliseconds in, seconds out. */
export interface TakeClock {
  pause(now: number): void;
  resume(now: number): void;
  /** How long the take is by now. */
  elapsed(now: number): number;
  /** Where a moment is in the take; null for one that is not in it: before its beginning, or in a pause. */
  at(moment: number): number | null;
}

export function createTakeClock(begun: number): TakeClock {
  /** Since when it has been running; null while it is paused. */
  let since: number | null = begun;
  let before = 0;
  return {
    pause(now) {
      if (since === null) return;
      before += now - since;
      since = null;
    },
    resume(now) {
      since ??= now;
    },
    elapsed: (now) => (before + (since === null ? 0 : Math.max(0, now - since))) / 1000,
    at: (moment) => (since === null || moment < since ? null : (before + moment - since) / 1000),
  };
}
