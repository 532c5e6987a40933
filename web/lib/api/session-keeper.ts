import { ApiError } from './api-error.ts';

const REFRESH_WHEN_LEFT_MS = 60_000;

/** What the keeper needs from outside. The record of the expiry is shared between tabs; the lock is held across tabs. */
export interface KeeperPorts {
  now: () => number;
  readExpiry: () => number | null;
  writeExpiry: (expiry: number | null) => void;
  /** Calls the refresh route once and answers the new expiry (ms). Throws ApiError when refused. */
  refresh: () => Promise<number>;
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  onSessionLost: () => void;
}

/** True when a session that ends at `expiry` (ms) has 60 seconds or less left. */
export function needsRefresh(expiry: number | null, now: number): boolean {
  return expiry !== null && expiry - now <= REFRESH_WHEN_LEFT_MS;
}

/**
 * Keeps the session alive. However many calls find it short, one refresh runs; a second tab that waited for the lock
 * finds the new expiry and does nothing, because a refresh token that is used twice ends the session.
 */
export function createSessionKeeper(ports: KeeperPorts) {
  let running: Promise<void> | null = null;

  async function refreshOnce(expiryBefore: number | null): Promise<void> {
    await ports.withLock(async () => {
      const current = ports.readExpiry();
      if (current !== expiryBefore && !needsRefresh(current, ports.now())) return;
      try {
        ports.writeExpiry(await ports.refresh());
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
          ports.writeExpiry(null);
          ports.onSessionLost();
        }
        throw error;
      }
    });
  }

  /** Refreshes now, or joins the refresh that is running. */
  function refresh(): Promise<void> {
    running ??= refreshOnce(ports.readExpiry()).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    refresh,
    /** Call before a request: refreshes when 60 seconds or less are left. A guest has no expiry and passes. */
    ensureFresh: (): Promise<void> => (needsRefresh(ports.readExpiry(), ports.now()) ? refresh() : Promise.resolve()),
  };
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;
