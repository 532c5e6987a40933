import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { brandQuery } from '../features/profile/brand-query.ts';
import { watchBrand } from './brand-watch.ts';

const brand = (name: string) => ({ name, primaryColor: '#1F6F5C' }) as never;

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
