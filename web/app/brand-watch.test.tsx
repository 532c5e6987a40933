import { api as contract } from '@yardsign/contracts/api';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { useSaveBasic } from '../features/profile/api.ts';
import { type Brand, brandQuery } from '../features/profile/brand-query.ts';
import type { Draft } from '../features/profile/model.ts';
import { EMPTY_BRAND } from '../testing/brand.ts';
import { open, press, server } from '../testing/page.tsx';
import { watchBrand } from './brand-watch.ts';

const brand = (company: string): Brand => ({ ...EMPTY_BRAND, company });

test.each([[['content', 'detail', 'a']], [['brand', 'film', 'a', 'en']]])(
  'what is known by %j is old once another brand is read, and not while it stays',
  (key) => {
    const client = new QueryClient();
    client.setQueryData(key, {});
    const isOld = () => client.getQueryState(key)?.isInvalidated;
    const stop = watchBrand(client);
    client.setQueryData(brandQuery.queryKey, brand('Maya'));
    expect(isOld()).toBe(false);
    client.setQueryData(brandQuery.queryKey, brand('Maya'));
    expect(isOld()).toBe(false);
    client.setQueryData(brandQuery.queryKey, brand('Maya Alvarez'));
    expect(isOld()).toBe(true);
    stop();
  },
);

test.each([
  ['another brand', brand('Maya Alvarez')],
  ['a field that is no part of the brand', brand('Maya')],
])('content is read once after %s was saved', async (_what, saved) => {
  let reads = 0;
  function Page() {
    const save = useSaveBasic('usr_ann000000001');
    useQuery(brandQuery);
    useQuery({ queryKey: ['content', 'detail', 'a'], queryFn: () => (reads += 1) });
    const change = { draft: { company: 'A' } as Draft, before: { company: '' } as Draft, fields: ['company'] as const };
    return (
      <button type="button" onClick={() => save.mutate(change)}>
        Save
      </button>
    );
  }
  server.answer(contract.profile.getBrand, { brand: brand('Maya'), contentLanguage: 'en' });
  server.answer(contract.profile.saveProfile, { data: { profile: {} } });
  const { queryClient } = await open(<Page />);
  const stop = watchBrand(queryClient);
  server.answer(contract.profile.getBrand, { brand: saved, contentLanguage: 'en' });
  reads = 0;
  await press('Save');
  expect(reads).toBe(1);
  stop();
});
