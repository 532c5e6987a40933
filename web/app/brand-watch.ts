import { hashKey, type QueryClient } from '@tanstack/react-query';
import { type Brand, brandQuery } from '../features/profile/brand-query.ts';

const MADE_FILMS = [...brandQuery.queryKey, 'film'];
const BRAND_HASH = hashKey(brandQuery.queryKey);

/** Lets go of pieces, and of films that a member has made, that wear an older brand as soon as another one is read, whoever has changed it: this page, another window, or a team. */
export function watchBrand(queryClient: QueryClient): () => void {
  let known: Brand | undefined = queryClient.getQueryData(brandQuery.queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== BRAND_HASH) return;
    const before = known;
    // An answer that says nothing new is the same object.
    known = queryClient.getQueryData(brandQuery.queryKey);
    if (before === undefined || before === known) return;
    void queryClient.invalidateQueries({ queryKey: ['content'] });
    void queryClient.invalidateQueries({ queryKey: MADE_FILMS });
  });
}
