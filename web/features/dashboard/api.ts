import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import { sessionQuery, useSession } from '../../lib/session/session-query.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { KEPT } from '../content/kept.ts';
import { STEPS_DISMISSED_FLAG } from './model.ts';

/** The newest pieces. The key begins with `content`: a changed brand makes their pictures old. */
export function newestQuery(language: Language) {
  return queryOptions({
    queryKey: ['content', 'newest', language],
    queryFn: async ({ signal }) =>
      (await api.content.listContent({ query: { language, limit: 8, types: 'blog,social-graphic' }, signal })).data,
    ...KEPT,
  });
}

/** What a week is chosen from: more than the newest, of which a member who posts every week has posted most. */
export function weekPiecesQuery(language: Language) {
  return queryOptions({
    queryKey: ['content', 'for a week', language],
    queryFn: async ({ signal }) =>
      (await api.content.listContent({ query: { language, limit: 40, types: 'blog,social-graphic' }, signal })).data,
    ...KEPT,
  });
}

/** The newest films, of which a week may have one. */
export function newestFilmsQuery(language: Language) {
  return queryOptions({
    queryKey: ['content', 'newest films', language],
    queryFn: async ({ signal }) =>
      (await api.content.listContent({ query: { language, limit: 4, types: 'video' }, signal })).data,
    ...KEPT,
  });
}

/** Puts the first steps away for good, on every device. */
export function useDismissFirstSteps() {
  const queryClient = useQueryClient();
  const memberId = useSession()?.user.id ?? '';
  return useMutation({
    mutationFn: () => api.profile.addFlag({ params: { memberId, flagId: String(STEPS_DISMISSED_FLAG) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
}
