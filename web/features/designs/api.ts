import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { noteUse } from '../../lib/usage/note-use.ts';

export type OwnDesign = Answer<'content', 'getDesign'>['design'];

/** A graphic of one's own as it is designed. It is read anew each time it is opened: another window may have changed it. */
export function designQuery(id: string) {
  return queryOptions({
    queryKey: ['design', id],
    queryFn: async ({ signal }) => (await api.content.getDesign({ params: { id }, signal })).design,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type Sent = Parameters<typeof api.content.beginDesign>[0]['body'];

/** What a graphic begins with: an empty one has a title, a copy the piece that it is made of, one that is there already its drawing. */
type Beginning = Omit<Sent, 'language'>;

/** Begins a graphic of one's own and opens it. */
export function useBeginDesign() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  return useMutation({
    mutationFn: async (beginning: Beginning) =>
      (await api.content.beginDesign({ body: { ...beginning, language } })).design,
    onSuccess({ id }) {
      noteUse('create');
      void queryClient.invalidateQueries({ queryKey: ['content'] });
      void navigate({ to: '/graphic-builder/$id', params: { id } });
    },
  });
}
