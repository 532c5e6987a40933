import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import { postsKey } from './api.ts';
import { type Planned, plannedOf } from './when-model.ts';

/** The moments that posts of the member wait for, whichever place they go to: the next hundred. */
export const plannedQuery = queryOptions({
  queryKey: [...postsKey, 'planned'],
  // Another window, or the calendar, may have moved one since.
  staleTime: 0,
  async queryFn({ signal }): Promise<Planned[]> {
    const { items } = await api.sharing.listPosts({ query: { view: 'upcoming', limit: 100 }, signal });
    return plannedOf(items);
  },
});
