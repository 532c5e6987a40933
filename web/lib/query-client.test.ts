import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

it('sends what is pressed without a connection at once, so that it fails in sight, and never later by itself', async () => {
  onlineManager.setOnline(false);
  let calls = 0;
  const call = new MutationObserver(queryClient, {
    mutationFn: async () => {
      calls += 1;
      throw new Error('no connection');
    },
  });
  const sent = call.mutate().catch((error: unknown) => error);
  await Promise.resolve();
  expect(call.getCurrentResult().isPaused).toBe(false);
  expect(await sent).toEqual(new Error('no connection'));
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(calls).toBe(1);
});
