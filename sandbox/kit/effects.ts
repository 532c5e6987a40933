/** Something the outside world can see: the oracle that a test compares the product's own books with. */
export interface Effect {
  id: string;
  /** ISO time on the sandbox's clock at which it became visible. */
  at: string;
  vendor: string;
  /** What happened, such as `published`, `scheduled`, `updated`, `deleted`, `delivered`. */
  kind: string;
  /** The request that caused it. A scheduled post that turned live has no request of its own: the time came. */
  requestId: string | null;
  detail: Record<string, unknown>;
}

type NewEffect = Omit<Effect, 'id' | 'vendor'>;

export interface EffectLog {
  record(effect: NewEffect): void;
  newestFirst(): Record<string, unknown>[];
}

/** The effects of one vendor, kept in `list()` (part of the saved state, so that they survive a restart). */
export function createEffectLog(vendor: string, list: () => Effect[]): EffectLog {
  return {
    record: (effect) => {
      const entries = list();
      entries.push({ id: `${vendor}-${entries.length + 1}`, vendor, ...effect });
    },
    newestFirst: () =>
      list()
        .toReversed()
        .map(({ detail, ...rest }) => ({ ...rest, ...detail })),
  };
}
