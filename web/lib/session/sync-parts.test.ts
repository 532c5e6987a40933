import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { readLastSync, syncParts } from './sync-parts.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

function setUp(fails?: Error) {
  const queryClient = new QueryClient();
  const asked: string[] = [];
  const reported: unknown[] = [];
  queryClient.setQueryData(['session'], { name: 'Maya' }, { updatedAt: NOON });
  queryClient.setQueryData(['profile', 'usr_maya01', 'basic'], {}, { updatedAt: NOON - 2000 });
  queryClient.setQueryData(['brand'], {}, { updatedAt: NOON + 1000 });
  const ports = {
    readSession: async () => {
      asked.push('session');
      if (fails) throw fails;
    },
    report: (error: unknown) => void reported.push(error),
  };
  const stale = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey[0]);
  return { queryClient, asked, reported, ports, stale };
}

describe('the parts of what is known of a member', () => {
  it('are each as old as their oldest reading; one that nobody asked for has no age', () => {
    expect(readLastSync(setUp().queryClient)).toEqual({
      auth: NOON,
      billing: NOON,
      profile: NOON - 2000,
      crm: null,
    });
  });

  it('are read again one by one: what is paid comes with the session, and leaves the profile alone', async () => {
    const { queryClient, asked, ports, stale } = setUp();
    await syncParts(queryClient, ['auth', 'billing'], ports);
    expect([asked, stale()]).toEqual([['session'], []]);
    await syncParts(queryClient, ['profile'], ports);
    expect([asked.length, stale()]).toEqual([2, ['profile', 'brand']]);
  });

  it('stay as they are when the server cannot be reached, and that is told', async () => {
    const offline = new ApiError({ code: 'offline', status: 0, message: 'no' });
    const { queryClient, reported, ports } = setUp(offline);
    await syncParts(queryClient, ['auth'], ports);
    expect([reported, queryClient.getQueryData(['session'])]).toEqual([[offline], { name: 'Maya' }]);
  });

  it.each(['token_expired', 'user_not_found'] as const)('end with the session on %s', async (code) => {
    const over = new ApiError({ code, status: 401, message: 'over' });
    const { queryClient, reported, ports } = setUp(over);
    await expect(syncParts(queryClient, ['auth'], ports)).rejects.toBe(over);
    expect(reported).toEqual([]);
  });
});
