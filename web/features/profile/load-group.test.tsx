import { QueryClient } from '@tanstack/react-query';
import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { server } from '../../testing/page.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { basicProfileQuery } from './api.ts';
import { loadGroup } from './load-group.ts';

const MEMBER = 'usr_ann000000001';
const load = contract.profile.getProfiles;

it.each(['', '0'])('for the member %j nothing is asked: nobody is meant', async (memberId) => {
  await expect(loadGroup(memberId, 'basic')).rejects.toThrow('Invalid user id');
  expect(server.queries(load)).toEqual([]);
});

it('a member without a profile has an empty one, and that is asked once', async () => {
  server.refuse(load, { status: 404, code: 'profile_not_found' });
  expect(await loadGroup(MEMBER, 'graphics')).toEqual({});
  expect(server.queries(load)).toHaveLength(1);
});

it('a load that fails is tried three times in all, and is then one error', async () => {
  server.refuse(load, { status: 500, code: 'internal' });
  const client = new QueryClient({
    defaultOptions: { queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } },
  });
  await expect(client.fetchQuery(basicProfileQuery(MEMBER))).rejects.toThrow('internal');
  expect(server.queries(load)).toHaveLength(3);
});
