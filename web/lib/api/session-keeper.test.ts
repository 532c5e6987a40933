import { HOUR_MS } from '@yardsign/domain/time/spans';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { type KeeperPorts, createSessionKeeper, needsRefresh } from './session-keeper.ts';

const NOW = 1_000_000_000;

function setUp(ports: Partial<KeeperPorts> = {}) {
  const seen = { refreshes: 0, lost: 0, expiry: (NOW + 30_000) as number | null };
  const keeper = createSessionKeeper({
    now: () => NOW,
    readExpiry: () => seen.expiry,
    writeExpiry: (expiry) => {
      seen.expiry = expiry;
    },
    refresh: async () => {
      seen.refreshes += 1;
      return NOW + HOUR_MS;
    },
    withLock: (work) => work(),
    onSessionLost: () => {
      seen.lost += 1;
    },
    ...ports,
  });
  return { keeper, seen };
}

const refused = new ApiError({ code: 'refresh_reused', status: 401, message: '' });

describe('needsRefresh', () => {
  it.each([
    [61_000, false],
    [60_001, false],
    [60_000, true],
    [-1, true],
  ])('with %i ms left is %s', (left, expected) => {
    expect(needsRefresh(NOW + left, NOW)).toBe(expected);
  });

  it('leaves a guest alone', () => {
    expect(needsRefresh(null, NOW)).toBe(false);
  });
});

describe('the session keeper', () => {
  it('refreshes once for calls that start together', async () => {
    const { keeper, seen } = setUp();
    await Promise.all([keeper.ensureFresh(), keeper.ensureFresh(), keeper.refresh()]);
    expect(seen).toEqual({ refreshes: 1, lost: 0, expiry: NOW + HOUR_MS });
  });

  it('refreshes again when the next session runs short', async () => {
    const { keeper, seen } = setUp();
    await keeper.ensureFresh();
    seen.expiry = NOW + 1000;
    await keeper.ensureFresh();
    expect(seen.refreshes).toBe(2);
  });

  it('does nothing when another tab has refreshed while this one waited for the lock', async () => {
    const { keeper, seen } = setUp({
      withLock: (work) => {
        seen.expiry = NOW + HOUR_MS;
        return work();
      },
    });
    await keeper.refresh();
    expect(seen.refreshes).toBe(0);
  });

  it('gives the session up when the server refuses', async () => {
    const { keeper, seen } = setUp({ refresh: () => Promise.reject(refused) });
    await expect(keeper.ensureFresh()).rejects.toBe(refused);
    expect(seen).toMatchObject({ lost: 1, expiry: null });
  });

  it.each([
    ['cannot be reached', 'offline', 0],
    ['is overloaded', 'overloaded', 503],
    ['has been asked too often', 'too_many_requests', 429],
  ] as const)('keeps the session when the server %s', async (_why, code, status) => {
    const error = new ApiError({ code, status, message: '' });
    const { keeper, seen } = setUp({ refresh: () => Promise.reject(error) });
    await expect(keeper.ensureFresh()).rejects.toBe(error);
    expect(seen).toMatchObject({ lost: 0, expiry: NOW + 30_000 });
  });
});
