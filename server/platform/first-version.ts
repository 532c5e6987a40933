const BEFORE_ANY = Date.UTC(2026, 0, 1);

/**
 * The version that begins with something which another of the same name may have been before: a later one than that had, for a window may
 * still show it. Whole seconds, which no count of changes overtakes.
 */
export const firstVersion = (now: Date): number => Math.max(1, Math.floor((now.getTime() - BEFORE_ANY) / 1000));
