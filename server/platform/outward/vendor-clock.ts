/** The vendor's clock beside ours, learned from the `Date` of its answers. All values are epoch milliseconds. */
export interface VendorClock {
  /** @param askedAt our time when the call began. */
  hear(dateHeader: string | undefined, askedAt: number): void;
  /** The vendor's time at the instant that our clock calls `ours`. Without an answer so far, the same. */
  at(ours: number): number;
}

/** The header counts in whole seconds and is cut, not rounded. */
const HALF_A_SECOND = 500;

export function createVendorClock(now: () => number): VendorClock {
  let offset = 0;
  return {
    hear(dateHeader, askedAt) {
      const theirs = Date.parse(dateHeader ?? '');
      // The latest answer counts: either clock may have been set right since the one before.
      if (!Number.isNaN(theirs)) offset = Math.round(theirs + HALF_A_SECOND - (askedAt + now()) / 2);
    },
    at: (ours) => ours + offset,
  };
}
